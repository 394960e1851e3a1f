// What a room takes from Pyodide; its own types ask for Node's.

declare module "pyodide/pyodide.mjs" {
  export function loadPyodide(options: object): Promise<any>;
}
