// What the browser keeps for the page; where it keeps nothing, what the page remembers until it is left.

class Memory implements Storage {
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  clear(): void {
    this.items.clear();
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

function kept(): Storage {
  try {
    return localStorage;
  } catch {
    // Some browsers refuse even to be asked.
    return new Memory();
  }
}

/** Where things are kept. */
export const storage: Storage = kept();

/** What a text that was kept says; nothing where it can't be read, null where there is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key; a browser that keeps nothing is no reason to stop. */
export function keepAt(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {}
}
