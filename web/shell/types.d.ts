// The two texts of docs/shell-and-table.md, for the type checker.

export interface Happening {
  type: string;
  at?: { now: number };
  [field: string]: unknown;
}

export interface Step {
  html: string;
  root?: Record<string, string>;
  title?: string;
  secret?: boolean;
  back?: boolean;
  awake?: boolean;
  cover?: boolean;
  timers?: Timer[];
  moves?: Move[];
  motion?: number;
  effects?: Effect[];
  again?: Happening | null;
  keep?: Record<string, Step>;
  focus?: string;
  say?: string;
}

export interface Timer {
  id: string;
  ms: number;
  event: Happening;
}

export interface Move {
  from: string;
  to: string;
  shows?: string;
}

export interface Effect {
  type: string;
  [field: string]: unknown;
}

/** Python's one function. */
export type Dispatch = (event: string) => Promise<string>;

/** Takes an event to whoever answers it. */
export type Send = (event: Happening) => void;

declare global {
  /** Set by the build: names what was built, so that kept screens of another build are not shown. */
  const BUILD: string;
  /** Set by the build: the languages besides English, as ISO 639-1 codes. */
  const LANGUAGES: string[];
  /** Set by the build: why the app doesn't start, by language and by the names of texts in the page. */
  const ALONE: Record<string, Record<string, string>>;
}
