// A picture with 256 colours at most: a board of wood weighs a third of what it does with all of them, and looks the same.
import { crc32, deflateSync } from "node:zlib";
import { applyPalette, quantize } from "gifenc";
import type { Page } from "playwright-core";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A chunk as a PNG file has it: length, name, content, check sum. */
function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** The points of a picture, decoded by the browser: red, green, blue, opacity. */
async function points(page: Page, png: Buffer): Promise<{ width: number; height: number; rgba: Uint8Array }> {
  const blank = await page.context().newPage();
  const { width, height, text } = await blank.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const draw = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    draw.drawImage(bitmap, 0, 0);
    const { data } = draw.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = "";
    for (let at = 0; at < data.length; at += 8192)
      text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: bitmap.width, height: bitmap.height, text: btoa(text) };
  }, png.toString("base64"));
  await blank.close();
  return { width, height, rgba: new Uint8Array(Buffer.from(text, "base64")) };
}

/** The same picture, smaller. */
export async function smallPng(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, rgba } = await points(page, png);
  const palette = quantize(rgba, 256);
  const indices = applyPalette(rgba, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each point, of a palette.
  header.set([8, 3, 0, 0, 0], 8);
  // Every row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
