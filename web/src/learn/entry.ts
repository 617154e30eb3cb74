// The scripts of the course: a lesson on the board, and in the list of lessons what was done.
import { defineBoard } from "../board/board";
import { storage } from "../storage";
import { loadText, say } from "../text";
import { CupsLesson } from "./lesson";
import { LESSONS, lessonAt } from "./lessons";
import { kept } from "./progress";

/** Marks in the list which lessons are done, and which are begun. */
function mark(): void {
  const done = kept(storage);
  let all = 0;
  for (const { id, steps } of LESSONS) {
    const count = Math.min(done[id] ?? 0, steps.length);
    const line = document.querySelector(`a[data-lesson="${id}"] .steps`);
    if (!line || count === 0) continue;
    const whole = count === steps.length;
    if (whole) all += 1;
    line.classList.toggle("done", whole);
    line.textContent = whole ? `✓ ${say("learn-done")}` : `${count} / ${steps.length}`;
  }
  const said = document.querySelector(".learn-progress");
  if (said && all > 0) said.textContent = say("learn-progress", { done: all, lessons: LESSONS.length });
}

await loadText("lessons", "learn", "training");
defineBoard();
customElements.define("cups-lesson", CupsLesson);
// Without a network the list may stand where a lesson was asked for.
if (lessonAt(location.pathname) >= 0 && !document.querySelector("cups-lesson")) {
  document.querySelector("main")?.replaceChildren(new CupsLesson());
} else {
  mark();
}
