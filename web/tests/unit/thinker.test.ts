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

function setUp() {
  vi.stubGlobal("document", { documentElement: { dataset: { wasm: "/x.wasm" } } });
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
