// A text that a reader refused, cut to what stands around the fault, with its place marked.

export interface Marked {
  before: string;
  at: string;
  after: string;
}

const AROUND = 32;

/** What stands around a place of a text; lines and columns count from 1, columns in characters. */
export function marked(text: string, line: number, column: number): Marked {
  const characters = [...(text.split(/\r\n|\r|\n/)[line - 1] ?? "")];
  const at = Math.min(Math.max(0, column - 1), characters.length);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(characters.length, at + AROUND);
  return {
    before: (from > 0 ? "…" : "") + characters.slice(from, at).join(""),
    at: characters[at] ?? "",
    after: characters.slice(at + 1, to).join("") + (to < characters.length ? "…" : ""),
  };
}
