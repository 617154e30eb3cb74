// The engine as WebAssembly beside the engine of the program: the same search, and not much slower.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Cups } from "../../src/cups";
import { program, TIMED } from "./harness";

const root = new URL("../../..", import.meta.url);
const wasm = new URL("web/dist/wasm/", root);
const weights = new URL("crates/engine/weights/", root);

interface Searched {
  position: string;
  depth: number;
  nodes: number;
}

/** What the program's bench does, by the same engine in a browser's machine. */
async function search({ position, depth }: Searched): Promise<{ nodes: number; seconds: number }> {
  const name = readdirSync(wasm).find((name) => /^beanduel-.*\.wasm$/.test(name)) ?? "";
  const cups = await Cups.load(readFileSync(new URL(name, wasm)));
  const row = position.split(":")[0]?.split(",").length;
  const known = cups.give(readFileSync(new URL(`2x${row}.weights`, weights)));
  expect(known).toEqual({ what: "weights", cups: row });
  // The first question finds the code cold.
  cups.ask({ do: "search", position, depth: 4 });
  const fresh = await Cups.load(readFileSync(new URL(name, wasm)));
  fresh.give(readFileSync(new URL(`2x${row}.weights`, weights)));
  const began = process.cpuUsage();
  const { nodes } = fresh.ask({ do: "search", position, depth });
  const { user, system } = process.cpuUsage(began);
  return { nodes, seconds: (user + system) / 1e6 };
}

/** The program's bench, and the seconds of processor time that it took: other work on the machine doesn't count. */
function bench(): { searches: Searched[]; seconds: number } {
  const said = execFileSync("bash", ["-c", '"$0" bench --json && times', program()], { encoding: "utf8" });
  const [json = "", , children = ""] = said.trim().split("\n");
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
  return { ...JSON.parse(json), seconds: (seconds[0] ?? 0) + (seconds[1] ?? 0) };
}

// Other work on the machine only ever makes one of them slower: the best of some tries is nearest to what they do.
it("visits the same positions as the program, at least a third as many a second", {
  ...TIMED,
  retry: 5,
}, async () => {
  const { searches, seconds } = bench();
  const native = { nodes: 0, seconds };
  const web = { nodes: 0, seconds: 0 };
  for (const searched of searches) {
    const { nodes, seconds } = await search(searched);
    expect(nodes, searched.position).toBe(searched.nodes);
    native.nodes += searched.nodes;
    web.nodes += nodes;
    web.seconds += seconds;
  }
  const speed = ({ nodes, seconds }: typeof web) => nodes / seconds;
  const ratio = speed(web) / speed(native);
  const millions = (each: number) => (each / 1e6).toFixed(2);
  console.log(
    `nodes a second: ${millions(speed(web))} million as WebAssembly, ` +
      `${millions(speed(native))} million by the program: ${(100 * ratio).toFixed(0)} %`,
  );
  expect(ratio).toBeGreaterThan(1 / 3);
});
