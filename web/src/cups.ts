// The rules, the engine and the pictures: the WebAssembly of crates/wasm, asked in JSON.
import { failedToLoad } from "./bar";
import type { Answers, Known, Progress, Question, Refusal } from "./protocol";

interface Exports {
  memory: WebAssembly.Memory;
  question(length: number): number;
  ask(): number;
  give(): number;
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
  /** Whether the search that runs should end. */
  stopped(): boolean;
  /** How far a long answer has come. */
  told(progress: Progress): void;
}

const ALONE: Host = { now: () => performance.now(), stopped: () => false, told: () => {} };

export class Cups {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(private readonly exports: Exports) {}

  static async load(
    wasm: Response | Promise<Response> | BufferSource,
    outside: Partial<Host> = {},
  ): Promise<Cups> {
    const { now, stopped, told } = { ...ALONE, ...outside };
    const host = {
      now,
      stopped: () => (stopped() ? 1 : 0),
      told: (done: number, all: number, left: number) => told({ done, all, left }),
    };
    const imports = { host };
    const made =
      wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm)
        ? await WebAssembly.instantiate(wasm as BufferSource, imports)
        : await WebAssembly.instantiateStreaming(wasm as Response, imports);
    return new Cups(made.instance.exports as unknown as Exports);
  }

  /** The answer to a question. Throws a {@link Refused} where there is none. */
  ask<Q extends Question>(question: Q): Answers[Q["do"]] {
    this.write(this.encoder.encode(JSON.stringify(question)));
    return this.read(this.exports.ask()) as Answers[Q["do"]];
  }

  /** Gives a file: the engine's weights, a table, a book. Throws a {@link Refused} where it is none of them. */
  give(file: Uint8Array): Known {
    this.write(file);
    return this.read(this.exports.give()) as Known;
  }

  private write(bytes: Uint8Array): void {
    const at = this.exports.question(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }

  private read(length: number): unknown {
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

/** Loads the rules; where that fails it is said, and tried again as soon as the person wants it. */
async function insist(): Promise<Cups> {
  for (;;) {
    try {
      return await Cups.load(fetch(wasmAddress()));
    } catch (error) {
      await new Promise<void>((again) => failedToLoad(error, again));
    }
  }
}

/** The rules on the page itself: for what is done at once. Searches go to the worker. Never fails: it waits. */
export function cups(): Promise<Cups> {
  loaded ??= insist();
  return loaded;
}
