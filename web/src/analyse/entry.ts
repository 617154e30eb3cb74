// The analysis page's script.
import "../styles/analyse.css";
import { defineBoard } from "../board/board";
import { loadText } from "../text";
import { CupsAnalysis } from "./analysis";
import { PositionEditor } from "./editor";
import { OpenPanel } from "./open";
import { SharePanel } from "./share";

await loadText("analysis", "faults");
defineBoard();
customElements.define("cups-editor", PositionEditor);
customElements.define("cups-open", OpenPanel);
customElements.define("cups-share", SharePanel);
customElements.define("cups-analysis", CupsAnalysis);
