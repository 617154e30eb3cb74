// The engine as the page sees it: asked a question at a time, called off when the answer is no longer wanted. A worker that
// fails, falls silent or doesn't stop is ended and started again.
import { Refused, wasmAddress } from "./cups";
import { tableAddresses } from "./data";
import type { Answers, Progress, Question } from "./protocol";
import type { FromWorker } from "./worker";

/** How long a search may go on after it was called off, in ms. */
const PATIENCE = 1_500;
/** How often a question is asked again of a new worker. */
const TRIES = 2;
/** How often a worker with a question is listened for, in ms, and how often in a row it may be silent. A page that sleeps
 * doesn't listen, so nothing is held against a worker that slept with it. */
const LISTENING = 1_000;
const SILENCES = 10;

/** The answer isn't wanted any more. */
export class CalledOff extends Error {}

interface Awaited {
  id: number;
  question: Question;
  tries: number;
  told?: ((progress: Progress) => void) | undefined;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class Thinker {
  private worker: Worker | undefined;
  private readonly flag: Int32Array | undefined;
  private awaited: Awaited | undefined;
  /** The question that still runs though nobody waits for it. */
  private running: number | undefined;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ear: ReturnType<typeof setInterval> | undefined;
  /** How often in a row nothing was heard. */
  private silences = 0;

  /** `restarted` is told when a worker failed, fell silent or didn't end in time, and another takes its place. */
  constructor(
    private readonly make: () => Worker,
    private readonly restarted: () => void = () => {},
  ) {
    if (globalThis.crossOriginIsolated) this.flag = new Int32Array(new SharedArrayBuffer(4));
  }

  /** Starts the worker, so that the first answer comes sooner. */
  warm(): void {
    this.current();
  }

  /** The answer to a question; `told` hears how far a long one has come. What was asked before is called off. */
  ask<Q extends Question>(question: Q, told?: (progress: Progress) => void): Promise<Answers[Q["do"]]> {
    this.callOff();
    return new Promise((resolve, reject) => {
      this.last += 1;
      this.awaited = {
        id: this.last,
        question,
        tries: 1,
        told,
        resolve: resolve as (answer: unknown) => void,
        reject,
      };
      if (this.running === undefined) this.send();
    });
  }

  /** Ends what is being thought about. */
  callOff(): void {
    const { awaited } = this;
    if (!awaited) return;
    this.awaited = undefined;
    awaited.reject(new CalledOff("called off"));
    if (this.running === undefined) return;
    if (this.flag) {
      Atomics.store(this.flag, 0, 1);
      this.timer ??= setTimeout(() => this.restart(), PATIENCE);
    } else {
      // Ending the worker is the only way to end a search, and nothing to speak of.
      this.timer ??= setTimeout(() => this.begin(), 0);
    }
  }

  private current(): Worker {
    if (!this.worker) {
      const worker = this.make();
      worker.addEventListener("message", (event: MessageEvent<FromWorker>) => this.receive(event.data));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        this.failed(event.message);
      });
      worker.postMessage({ wasm: wasmAddress(), tables: tableAddresses(), flag: this.flag?.buffer });
      this.worker = worker;
    }
    return this.worker;
  }

  private send(): void {
    const { awaited } = this;
    if (!awaited) return;
    if (this.flag) Atomics.store(this.flag, 0, 0);
    this.running = awaited.id;
    this.current().postMessage({ id: awaited.id, question: awaited.question });
    this.silences = 0;
    this.ear ??= setInterval(() => this.listen(), LISTENING);
  }

  /** A worker says while it works that it is there: one that is silent for long was ended from outside, or hangs. */
  private listen(): void {
    this.silences += 1;
    if (this.silences > SILENCES) this.failed("silent");
  }

  private deafen(): void {
    clearInterval(this.ear);
    this.ear = undefined;
  }

  private receive(message: FromWorker): void {
    if (message.id !== this.running) return;
    this.silences = 0;
    if ("there" in message) return;
    if ("progress" in message) {
      if (this.awaited?.id === message.id) this.awaited.told?.(message.progress);
      return;
    }
    if ("broken" in message) {
      this.failed(message.broken);
      return;
    }
    this.running = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.deafen();
    const { awaited } = this;
    if (awaited?.id !== message.id) {
      this.send();
      return;
    }
    this.awaited = undefined;
    if ("answer" in message) awaited.resolve(message.answer);
    else awaited.reject(new Refused(message.refused as Refused["refusal"]));
  }

  private failed(why: string): void {
    const { awaited } = this;
    if (awaited && awaited.id === this.running && awaited.tries >= TRIES) {
      this.awaited = undefined;
      awaited.reject(new Error(why));
    } else if (awaited) {
      awaited.tries += 1;
    }
    this.restart();
  }

  private restart(): void {
    this.restarted();
    this.begin();
  }

  /** Goes on with a new worker. */
  private begin(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.deafen();
    this.worker?.terminate();
    this.worker = undefined;
    this.running = undefined;
    this.send();
  }
}
