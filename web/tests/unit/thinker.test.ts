import { describe, expect, it, vi } from "vitest";
import { CalledOff, Thinker } from "../../src/thinker";

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  sent: { id: number }[] = [];
  ended = false;
  postMessage(message: { id?: number }) {
    if (message.id !== undefined) this.sent.push(message as { id: number });
  }
  terminate() {
    this.ended = true;
  }
  say(message: object) {
    this.dispatchEvent(new MessageEvent("message", { data: message }));
  }
}

/** `isolated`: whether the page may share memory with its worker. */
function setUp(isolated = true) {
  vi.stubGlobal("crossOriginIsolated", isolated);
  vi.stubGlobal("document", {
    documentElement: { dataset: { wasm: "/x.wasm", tables: "/tables/2x3-30-0.table" } },
  });
  const workers: FakeWorker[] = [];
  const restarted = vi.fn();
  const thinker = new Thinker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, restarted);
  return { thinker, workers, restarted };
}

const question = { do: "search", position: "0:1:0 0:1:0 s" } as const;

describe("the engine's worker", () => {
  it("answers what it is asked", async () => {
    const { thinker, workers } = setUp();
    const answer = thinker.ask(question);
    workers[0]?.say({ id: 1, answer: { move: "s1" } });
    expect(await answer).toEqual({ move: "s1" });
  });

  it("is ended where a search that was called off goes on, and the next question goes to another", async () => {
    vi.useFakeTimers();
    const { thinker, workers, restarted } = setUp();
    const first = thinker.ask(question);
    const second = thinker.ask(question);
    await expect(first).rejects.toBeInstanceOf(CalledOff);
    expect(workers[0]?.sent).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(workers[0]?.ended).toBe(true);
    expect(restarted).toHaveBeenCalledOnce();
    workers[1]?.say({ id: 2, answer: 5 });
    expect(await second).toBe(5);
    vi.useRealTimers();
  });

  it("is ended without a word where nothing else can end a search", async () => {
    vi.useFakeTimers();
    const { thinker, workers, restarted } = setUp(false);
    const first = thinker.ask(question);
    thinker.callOff();
    await expect(first).rejects.toBeInstanceOf(CalledOff);
    vi.advanceTimersByTime(1);
    expect(workers[0]?.ended).toBe(true);
    expect(restarted).not.toHaveBeenCalled();
    const second = thinker.ask(question);
    workers[1]?.say({ id: 2, answer: 7 });
    expect(await second).toBe(7);
    vi.useRealTimers();
  });

  it("tells how far an answer has come, as long as it is waited for", async () => {
    const { thinker, workers } = setUp();
    const told = vi.fn();
    const answer = thinker.ask(question, told);
    workers[0]?.say({ id: 1, progress: { done: 1, all: 2, left: 3 } });
    expect(told).toHaveBeenCalledWith({ done: 1, all: 2, left: 3 });
    workers[0]?.say({ id: 1, answer: 4 });
    expect(await answer).toBe(4);
  });

  it("that fails is started again and asked again, but not for ever", async () => {
    const { thinker, workers, restarted } = setUp();
    const answer = thinker.ask(question);
    workers[0]?.say({ id: 1, broken: "RuntimeError" });
    workers[1]?.say({ id: 1, broken: "RuntimeError" });
    await expect(answer).rejects.toThrow("RuntimeError");
    expect(restarted).toHaveBeenCalledTimes(2);
    const next = thinker.ask(question);
    workers[2]?.say({ id: 2, answer: 1 });
    expect(await next).toBe(1);
  });

  it("that falls silent is started again and asked again, but one that says that it works is not", async () => {
    vi.useFakeTimers();
    const { thinker, workers, restarted } = setUp();
    const answer = thinker.ask(question);
    for (let seconds = 0; seconds < 30; seconds += 5) {
      vi.advanceTimersByTime(5_000);
      workers[0]?.say({ id: 1, there: true });
    }
    expect(restarted).not.toHaveBeenCalled();
    vi.advanceTimersByTime(12_000);
    expect(workers[0]?.ended).toBe(true);
    expect(restarted).toHaveBeenCalledOnce();
    workers[1]?.say({ id: 1, answer: 3 });
    expect(await answer).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(restarted).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("gives no answer to what is no longer asked", async () => {
    const { thinker, workers } = setUp();
    const first = thinker.ask(question);
    thinker.callOff();
    await expect(first).rejects.toBeInstanceOf(CalledOff);
    const second = thinker.ask(question);
    workers[0]?.say({ id: 1, answer: "old" });
    workers[0]?.say({ id: 2, answer: "new" });
    expect(await second).toBe("new");
  });
});
