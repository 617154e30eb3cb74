// A bar over the page: what is the matter, in words, and a button that leads on.

/** Puts the bar there; the button takes it away and does what it says. A bar of this kind that is there already stays alone. */
export function bar(kind: string, text: string, label: string, act: () => void): void {
  if (document.querySelector(`.bar.${kind}`)) return;
  const bar = document.createElement("p");
  bar.className = `bar ${kind}`;
  bar.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", () => {
    bar.remove();
    act();
  });
  bar.append(text, " ", button);
  document.body.prepend(bar);
}

/** Says that a part of the page couldn't be loaded; what was asked for goes on after a press of the button. */
export function failedToLoad(error: unknown, again: () => void): void {
  console.error(error);
  // Words that the page brings itself: those of the message files may be what is missing.
  const { loadFailed = "", tryAgain = "" } = document.body.dataset;
  bar("failed", loadFailed, tryAgain, again);
}
