// The script of the puzzles' page.
import { defineBoard } from "../board/board";
import { loadText } from "../text";
import { CupsPuzzles } from "./puzzles";

await loadText("puzzles", "training", "lessons");
defineBoard();
customElements.define("cups-puzzles", CupsPuzzles);
