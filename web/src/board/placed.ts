// Sets style properties one by one, as a strict content security policy allows; a style attribute it would refuse.
import { noChange } from "lit";
import { type AttributePart, Directive, directive, type ElementPart } from "lit/directive.js";

class Placed extends Directive {
  override render(_styles: Record<string, string>): unknown {
    return noChange;
  }

  override update(part: ElementPart | AttributePart, [styles]: [Record<string, string>]): unknown {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
    return noChange;
  }
}

/** For an element: these style properties. */
export const placed = directive(Placed);
