// The tree of moves as text: the main line, and each variation in a paragraph of its own, further in.
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Eval } from "../protocol";
import { say } from "../text";
import { GLYPHS, START, type Tree } from "./tree";
import { margin } from "./worth";

/** How far variations of variations are moved in. */
const DEEPEST = 5;

export type Item =
  | { kind: "move"; id: number; number: string; shown: boolean }
  | { kind: "words"; text: string };

/** A paragraph: 0 is the main line, 1 a variation of it, and so on. */
export interface Block {
  depth: number;
  items: Item[];
}

/** The tree in paragraphs, in the order they are read. */
export function blocks(tree: Tree): Block[] {
  const all: Block[] = [];
  let block: Block = { depth: 0, items: [] };
  let interrupted = true;
  const begin = (depth: number) => {
    block = { depth, items: [] };
    all.push(block);
    interrupted = true;
  };
  const words = (text: string) => {
    if (!text) return;
    block.items.push({ kind: "words", text });
    interrupted = true;
  };
  const put = (id: number, ply: number) => {
    const node = tree.at(id);
    const north = ply % 2 === 1;
    words(node.lead);
    const number = `${Math.floor(ply / 2) + 1}${north ? "…" : "."}`;
    block.items.push({ kind: "move", id, number, shown: !north || interrupted });
    interrupted = false;
    words(node.comment);
  };
  begin(0);
  words(tree.at(START).comment);
  const first = tree.moverAfter(START) === "n" ? 1 : 0;
  // Steps still to be taken, the next one last: no recursion, as variations may be deep.
  const steps = [{ at: START, depth: 0, ply: first, varies: false, fresh: false }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { at, depth, ply, varies, fresh } = step;
    if (varies) {
      begin(depth);
      put(at, ply);
      steps.push({ at, depth, ply: ply + 1, varies: false, fresh: false });
      continue;
    }
    const [main, ...others] = tree.at(at).children;
    if (main === undefined) continue;
    if (fresh) begin(depth);
    put(main, ply);
    steps.push({ at: main, depth, ply: ply + 1, varies: false, fresh: others.length > 0 });
    for (const other of others.toReversed()) {
      steps.push({ at: other, depth: depth + 1, ply, varies: true, fresh: false });
    }
  }
  return all.filter(({ items }, i) => i === 0 || items.length > 0);
}

const glyphs = (nags: readonly number[]) => nags.map((nag) => GLYPHS[nag] ?? `$${nag}`).join("");

function noted(value: Eval | undefined): TemplateResult | typeof nothing {
  if (!value) return nothing;
  const words = margin(value.value, value.exact);
  return html`<span class="noted">${value.exact ? words : `≈ ${words}`}</span>`;
}

/** The tree, with the place that is shown; a press on a move goes there. */
export function movesView(tree: Tree, at: number, go: (id: number) => void): TemplateResult {
  const item = (item: Item) => {
    if (item.kind === "words") return html`<span class="words">${item.text}</span> `;
    const node = tree.at(item.id);
    const text = `${node.move}${glyphs(node.nags)}`;
    const isHere = item.id === at;
    return html`<span class="ply"
      >${item.shown ? html`<span class="number">${item.number}</span>` : nothing}<button
        type="button"
        class=${classMap({ here: isHere })}
        aria-current=${isHere ? "true" : nothing}
        aria-label=${`${item.number} ${text}`}
        tabindex=${isHere || (at === START && tree.at(START).children[0] === item.id) ? "0" : "-1"}
        data-place=${item.id}
        @click=${() => go(item.id)}
      >
        ${text}</button
      >${noted(node.eval)}</span
    > `;
  };
  const line = ({ depth, items }: Block) =>
    html`<div
      class=${`line depth-${Math.min(depth, DEEPEST)}`}
      role="group"
      aria-label=${depth === 0 ? say("analysis-main-line") : say("analysis-variation")}
    >
      ${items.map(item)}
    </div>`;
  return html`${blocks(tree).map(line)}`;
}
