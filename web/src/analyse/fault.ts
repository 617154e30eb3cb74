// What a reader found wrong, with the place in the text.
import { html, nothing, type TemplateResult } from "lit";
import type { Refusal } from "../protocol";
import { say, sayAll } from "../text";
import { marked } from "./marked";

/** What is wrong, in a sentence. */
export function faultSentence({ said, why }: Refusal): string {
  return said ? sayAll(said) : why;
}

/** What is wrong with a text, and where; `before` lines of it aren't the person's. */
export function faultView(text: string, refusal: Refusal, before = 0): TemplateResult {
  const { line = 1, column } = refusal;
  const shown = line - before;
  const place =
    column === undefined
      ? ""
      : text.includes("\n") && shown > 1
        ? say("analysis-place-line", { line: shown, column })
        : say("analysis-place", { column });
  const around = column === undefined ? undefined : marked(text, line, column);
  return html`<p>${place} ${faultSentence(refusal)}</p>
    ${
      around
        ? html`<p class="marked"><code>${around.before}<mark>${around.at || "\u00a0"}</mark>${around.after}</code></p>`
        : nothing
    }`;
}
