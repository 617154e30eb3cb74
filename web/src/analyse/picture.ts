// Pictures to take away: a position as SVG or PNG, a line of moves as an animated GIF. Drawn by crates/draw, turned into points by
// the browser. Loaded when first asked for.
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import fontAddress from "../../../crates/draw/assets/Fraunces-SemiBold-subset.ttf?url";
import type { Cups } from "../cups";
import type { Looks } from "../protocol";

/** How a picture looks, whatever it shows. */
export type Style = Pick<Looks, "theme" | "flipped" | "counted" | "names" | "labels">;

/** A position, and the move that led to it. */
export type Shown = Pick<Looks, "position" | "last">;

const PNG_WIDTH = 1_600;
const GIF_WIDTH = 720;
/** How long a move stays, and how long the first and the last picture, in ms. */
const DELAY = 1_100;
const FIRST_DELAY = 1_600;
const LAST_DELAY = 4_000;
/** One colour of the 256 says that nothing changed there. */
const COLOURS = 255;

let font: Promise<string> | undefined;

/** The font's file as text, to lie in the picture itself. */
async function loadFont(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(fontAddress)).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The picture, complete in itself. */
export async function svg(rules: Cups, shown: Shown, style: Style): Promise<string> {
  font ??= loadFont();
  const drawn = rules.ask({ do: "picture", ...style, ...shown, ground: true, prefix: "b-" });
  const face = `@font-face{font-family:Fraunces;font-weight:600;src:url(data:font/ttf;base64,${await font})}`;
  return drawn.svg.replace("<defs>", `<defs><style>${face}</style>`);
}

async function paint(svg: string, width: number): Promise<CanvasRenderingContext2D> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function png(rules: Cups, shown: Shown, style: Style): Promise<Blob> {
  const { canvas } = await paint(await svg(rules, shown, style), PNG_WIDTH);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The points of a picture. */
async function points(rules: Cups, shown: Shown, style: Style) {
  const context = await paint(await svg(rules, shown, style), GIF_WIDTH);
  const { width, height } = context.canvas;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** The colours that serve all pictures of a game best: those of its first, a middle and its last. */
async function palette(rules: Cups, frames: readonly Shown[], style: Style): Promise<number[][]> {
  const chosen = [...new Set([0, frames.length >> 1, frames.length - 1])];
  const samples: Uint8ClampedArray[] = [];
  for (const i of chosen) samples.push((await points(rules, frames[i] as Shown, style)).data);
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, COLOURS, { format: "rgb565" });
}

/** A line of moves as an animated GIF; nothing where it isn't wanted any more. `tell` hears how many pictures are done. */
export async function gif(
  rules: Cups,
  frames: readonly Shown[],
  style: Style,
  tell: (done: number) => void,
  isWanted: () => boolean,
): Promise<Blob | undefined> {
  const colours = await palette(rules, frames, style);
  const transparentIndex = colours.length;
  const encoder = GIFEncoder();
  let before: Uint8Array | undefined;
  for (const [i, frame] of frames.entries()) {
    // The page stays alive between pictures.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return undefined;
    const { data, width, height } = await points(rules, frame, style);
    const indices = applyPalette(data, colours, "rgb565");
    const delay = i === frames.length - 1 ? LAST_DELAY : i === 0 ? FIRST_DELAY : DELAY;
    if (before) {
      // What is as it was before is left as it is: that makes the file small.
      const last = before;
      const changed = indices.map((index, at) => (index === last[at] ? transparentIndex : index));
      encoder.writeFrame(changed, width, height, { delay, dispose: 1, transparent: true, transparentIndex });
    } else {
      const whole = [...colours, [0, 0, 0]];
      encoder.writeFrame(indices, width, height, { palette: whole, delay, dispose: 1, repeat: 0 });
    }
    before = indices;
    tell(i + 1);
  }
  encoder.finish();
  return new Blob([encoder.bytes()], { type: "image/gif" });
}
