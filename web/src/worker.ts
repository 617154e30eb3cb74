// The engine on a thread of its own. The first message brings the address of the WebAssembly and, where the page may share
// memory, the flag that ends a search.
import { Cups, Refused } from "./cups";
import { filesFor, isExact } from "./data";
import type { Progress, Question } from "./protocol";

/** The page is told no more often, in ms. */
const BETWEEN = 100;
/** While it waits for an answer, the page is told about as often that somebody is there, in ms. */
const PULSE = 1_000;

/** What the page sends. */
export type ToWorker =
  | { wasm: string; tables?: string[]; flag?: SharedArrayBuffer }
  | { id: number; question: Question };

/** What comes back. */
export type FromWorker =
  | { id: number; answer: unknown }
  | { id: number; progress: Progress }
  | { id: number; there: true }
  | { id: number; refused: unknown }
  | { id: number; broken: string };

let flag: Int32Array | undefined;
let cups: Promise<Cups> | undefined;
let tables: string[] = [];
/** The files that the engine was given, by address. */
const given = new Map<string, Promise<void>>();
/** The question that is being answered, and when the page was last told how far its answer has come. */
let running = 0;
let lastTold = 0;
let lastPulse = 0;

/** Says that somebody is there: a search asks often whether it should end, and between searches a clock does. */
function pulse(): void {
  const now = performance.now();
  if (now - lastPulse < PULSE) return;
  lastPulse = now;
  postMessage({ id: running, there: true } satisfies FromWorker);
}

function stopped(): boolean {
  pulse();
  return flag !== undefined && Atomics.load(flag, 0) !== 0;
}

function told(progress: Progress): void {
  const now = performance.now();
  if (now - lastTold < BETWEEN && progress.done < progress.all) return;
  lastTold = now;
  postMessage({ id: running, progress } satisfies FromWorker);
}

/** What the browser keeps under this address. */
const kept = async (address: string) => (await caches.match(address)) ?? Response.error();

/** Gives the engine a file, once; where that fails it is tried again the next time. */
function give(cups: Cups, address: string, load: (address: string) => Promise<Response>): Promise<void> {
  const giving =
    given.get(address) ??
    load(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      cups.give(new Uint8Array(await answer.arrayBuffer()));
    });
  given.set(address, giving);
  giving.catch(() => given.delete(address));
  return giving;
}

/** What the answer to a question may depend on. A table or a book that can't be had is done without, as not every board has one; and
 * a question that was called off meanwhile isn't waited for. */
async function provide(rules: Cups, question: Question): Promise<void> {
  const { wanted, welcome } = filesFor(question, tables);
  const all = (addresses: string[], load: (address: string) => Promise<Response>) =>
    addresses.map((address) =>
      give(rules, address, load).catch((error) => {
        if (!isExact(address)) throw error;
      }),
    );
  const giving = [...all(wanted, (address) => fetch(address)), ...all(welcome, kept)];
  if (giving.length === 0) return;
  let watch: ReturnType<typeof setInterval> | undefined;
  const calledOff = new Promise<void>((resolve) => {
    watch = setInterval(() => {
      if (stopped()) resolve();
    }, BETWEEN);
  });
  await Promise.race([Promise.all(giving), calledOff]).finally(() => clearInterval(watch));
}

addEventListener("message", async (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if ("wasm" in message) {
    tables = message.tables ?? [];
    flag = message.flag && new Int32Array(message.flag);
    cups = Cups.load(fetch(message.wasm), { stopped, told });
    cups.catch(() => {});
    return;
  }
  const { id, question } = message;
  const reply = (message: FromWorker) => postMessage(message);
  running = id;
  const clock = setInterval(pulse, PULSE);
  try {
    if (!cups) throw new Error("no rules yet");
    const rules = await cups;
    await provide(rules, question);
    reply({ id, answer: rules.ask(question) });
  } catch (error) {
    if (error instanceof Refused) reply({ id, refused: error.refusal });
    else reply({ id, broken: String(error) });
  } finally {
    clearInterval(clock);
  }
});
