// The script of the page of rows to be brought home.
import { defineBoard } from "../board/board";
import { loadText } from "../text";
import { CupsPerfect } from "./perfect";

await loadText("puzzles", "training");
defineBoard();
customElements.define("cups-perfect", CupsPerfect);
