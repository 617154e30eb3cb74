// The engine on a thread of its own. The first message brings the address of the WebAssembly and, where the page may share
// memory, the flag that ends a search.
import { Cups, Refused } from "./cups";
import type { Question } from "./protocol";

/** What the page sends. */
export type ToWorker = { wasm: string; flag?: SharedArrayBuffer } | { id: number; question: Question };

/** What comes back. */
export type FromWorker =
  | { id: number; answer: unknown }
  | { id: number; refused: unknown }
  | { id: number; broken: string };

let flag: Int32Array | undefined;
let cups: Promise<Cups> | undefined;
const stopped = () => flag !== undefined && Atomics.load(flag, 0) !== 0;

addEventListener("message", async (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if ("wasm" in message) {
    flag = message.flag && new Int32Array(message.flag);
    cups = Cups.load(fetch(message.wasm), { now: () => performance.now(), stopped });
    cups.catch(() => {});
    return;
  }
  const { id, question } = message;
  const reply = (message: FromWorker) => postMessage(message);
  try {
    if (!cups) throw new Error("no rules yet");
    reply({ id, answer: (await cups).ask(question) });
  } catch (error) {
    if (error instanceof Refused) reply({ id, refused: error.refusal });
    else reply({ id, broken: String(error) });
  }
});
