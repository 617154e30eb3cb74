// The play page's script.
import { defineBoard } from "../board/board";
import { defineReview } from "../review/review";
import { loadText } from "../text";
import { NewGameForm } from "./form";
import { CupsTable } from "./table";

await loadText();
defineBoard();
defineReview();
customElements.define("cups-new-game", NewGameForm);
customElements.define("cups-table", CupsTable);
