// An arena for PIG 10 that shares no code with Tenfold: written from docs/protocol.md and docs/rules/pig10.md.
//   node examples/player/arena.mjs GAMES PLAYERS tenfold engine pig10 --level medium
// One program plays all seats. Each game is printed as a line: its seed, deal, acts and scores.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [games, players, command, ...rest] = process.argv.slice(2);
const seats = Array.from({ length: Number(players) }, (_, seat) => seat);
const kinds = Array.from({ length: 11 }, (_, kind) => kind);
const program = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
const tell = (message) => program.stdin.write(`${JSON.stringify(message)}\n`);

async function ask(message, wanted) {
  tell(message);
  for (;;) {
    const { value, done } = await lines.next();
    const answer = done ? { type: "error", text: "the program has ended" } : JSON.parse(value);
    if (answer.type === "error") throw new Error(answer.text);
    if (answer.type === wanted) return answer;
  }
}

function plays(card, value, last, middle, before) {
  const outlook = (action, text, kind, made) => {
    const taker = made === 10 ? "me" : made > 10 ? before : null;
    return [action, text, kind, `${card}`, made, taker, taker === null ? 0 : middle + 1];
  };
  if (card === 0) return [outlook(0, "0", "frog", 0)];
  const found = [outlook(card, `${card}`, "add", value + card)];
  if (card === 5 && value >= 5) found.push(outlook(11, "5 as -5", "subtract", value - 5));
  if (value && card < 10 && (card === last || card === value))
    found.push(outlook(11 + card, `${card} sets ${card}`, "same", card));
  return found;
}

async function play(seed) {
  const pile = kinds.flatMap((kind) => Array(kind === 0 ? 7 : kind === 5 ? 5 : kind === 10 ? 4 : 8).fill(kind));
  for (let at = pile.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [pile[at], pile[other]] = [pile[other], pile[at]];
  }
  const sorted = (cards) => cards.sort((one, two) => one - two);
  const hands = seats.map(() => sorted(pile.splice(-3)));
  const won = seats.map(() => []);
  const calls = seats.map(() => 0);
  const deal = { hands: hands.map((hand) => hand.map(String)), pile: pile.map(String).reverse() };
  const acts = [];
  let [turn, middle, value, lastPlayer, lastTaker] = [0, [], 0, null, null];
  tell({ type: "game", game: "pig10", players: seats.length, options: { first_player: "0" }, seed });
  while (hands.some((hand) => hand.length)) {
    const before = (turn || seats.length) - 1;
    const scores = won.map((cards) => cards.length);
    const hidden = [...pile, ...hands.flatMap((hand, seat) => (seat === turn ? [] : hand))];
    const legal = [...new Set(hands[turn])]
      .flatMap((card) => plays(card, value, middle.at(-1), middle.length, before))
      .map((act) => act.map((field) => (field === "me" ? turn : field)))
      .sort((one, two) => one[0] - two[0]);
    const observation = {
      game: "pig10",
      players: seats.length,
      settings: Object.entries({ first_player: "0", gentle: "off", leftovers: "nobody", tie: "shared" }),
      player: turn,
      current_player: turn,
      legal,
      refused: [],
      scores,
      ranking: scores.map((own) => 1 + scores.filter((other) => other > own).length),
      hand: hands[turn].map(String),
      hand_sizes: hands.map((hand) => hand.length),
      middle: middle.map(String),
      value,
      last_player: lastPlayer,
      last_taker: lastTaker,
      won_cards: won.map((cards) => cards.map(String)),
      calls,
      pile: pile.length,
      stuck: seats.map(() => []),
      unseen: kinds.map((kind) => hidden.filter((card) => card === kind).length),
    };
    const { action } = await ask({ type: "choose", observation, seconds: 600 }, "act");
    const act = legal.find(([number]) => number === action);
    if (!act) throw new Error(`${action} isn’t legal`);
    const card = Number(act[3]);
    hands[turn].splice(hands[turn].indexOf(card), 1);
    [middle, value, lastPlayer] = [[...middle, card], act[4], turn];
    if (act[5] !== null) {
      calls[turn] += value === 10;
      won[act[5]].push(...middle);
      [middle, value, lastPlayer, lastTaker] = [[], 0, null, act[5]];
    }
    if (pile.length) sorted(hands[turn]).push(pile.pop());
    sorted(hands[turn]);
    acts.push([turn, act[1]]);
    do turn = (turn + 1) % seats.length;
    while (!hands[turn].length && hands.some((hand) => hand.length));
  }
  return { seed, deal, acts, scores: won.map((cards) => cards.length) };
}

const { name } = await ask({ type: "hello", protocol: 1 }, "hello");
for (let seed = 0; seed < Number(games); seed++) console.log(JSON.stringify({ name, ...(await play(seed)) }));
tell({ type: "bye" });
