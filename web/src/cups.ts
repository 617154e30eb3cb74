// The rules, the engine and the pictures: the WebAssembly of crates/wasm, asked in JSON.
import type { Answers, Question, Refusal } from "./protocol";

interface Exports {
  memory: WebAssembly.Memory;
  question(length: number): number;
  ask(): number;
  answer(): number;
}

/** A question that has no answer: the refusal says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why);
  }
}

/** What the outside provides. */
export interface Host {
  now(): number;
  stopped(): boolean;
}

export class Cups {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(private readonly exports: Exports) {}

  static async load(
    wasm: Response | Promise<Response> | BufferSource,
    host: Host = { now: () => performance.now(), stopped: () => false },
  ): Promise<Cups> {
    const imports = { host: { now: host.now, stopped: () => (host.stopped() ? 1 : 0) } };
    const made =
      wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm)
        ? await WebAssembly.instantiate(wasm as BufferSource, imports)
        : await WebAssembly.instantiateStreaming(wasm as Response, imports);
    return new Cups(made.instance.exports as unknown as Exports);
  }

  /** The answer to a question. Throws a {@link Refused} where there is none. */
  ask<Q extends Question>(question: Q): Answers[Q["do"]] {
    const bytes = this.encoder.encode(JSON.stringify(question));
    const at = this.exports.question(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    const length = this.exports.ask();
    // The memory may have grown: its buffer is looked up again.
    const text = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length);
    const answer = JSON.parse(this.decoder.decode(text));
    if (answer && typeof answer === "object" && "fault" in answer) throw new Refused(answer);
    return answer;
  }
}

let loaded: Promise<Cups> | undefined;

/** The address of the WebAssembly, as the page says. */
export function wasmAddress(): string {
  return document.documentElement.dataset.wasm ?? "";
}

/** The rules on the page itself: for what is done at once. Searches go to the worker. */
export function cups(): Promise<Cups> {
  loaded ??= Cups.load(fetch(wasmAddress()));
  return loaded;
}
