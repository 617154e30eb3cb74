// The tables and books that the browser reads itself: fetched once when a board that has some is looked at, and kept for offline.
// A thread of its own reads them, so that no search is in the way.
import type { KnownPosition } from "../protocol";
import { Thinker } from "../thinker";

/** How long the service worker is waited for on a first visit, in ms. */
const PATIENCE = 10_000;

/** Resolves when what is fetched is kept for when there is no network, where the browser can do that. */
async function keeping(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

export class Shelf {
  private readonly thinker: Thinker;
  private kept: Promise<void> | undefined;

  constructor(make: () => Worker) {
    this.thinker = new Thinker(make);
  }

  /** What the tables and books of this position's board know of it; fails where another position is asked about meanwhile. */
  async explore(position: string): Promise<KnownPosition> {
    this.kept ??= keeping();
    await this.kept;
    return this.thinker.ask({ do: "explore", position });
  }
}
