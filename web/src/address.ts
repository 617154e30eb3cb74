// Addresses of pages, in the language that the address of this page names.

/** The address of a page, such as `/analyse`. */
export function pageAddress(path: string, here = location.pathname): string {
  const language = /^\/(en|de|cs)(?=\/|$)/.exec(here)?.[0] ?? "";
  return `${language}${path}`;
}

/** What regular games start with, which needs no saying. */
export const REGULAR = "0,0,0,0:40:0 0,0,0,0:40:0 s";

/** A piece of a fragment: what may stand there as it is stays readable. */
export function fragmentText(text: string): string {
  return encodeURIComponent(text).replace(/%20/g, "+").replace(/%2C/g, ",").replace(/%3A/g, ":");
}

/** The address of the analysis of a game from a position, at its end or after `ply` moves. */
export function analysisAddress(position: string, moves: readonly string[], ply = moves.length): string {
  const parts = position === REGULAR ? [] : [`position=${fragmentText(position.replaceAll(" ", "_"))}`];
  if (moves.length > 0) parts.push(`moves=${fragmentText(moves.join(" "))}`);
  if (ply < moves.length) parts.push(`ply=${ply}`);
  const fragment = parts.length > 0 ? `#${parts.join("&")}` : "";
  return pageAddress("/analyse") + fragment;
}
