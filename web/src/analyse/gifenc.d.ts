// What of gifenc is used here; it comes without types.
declare module "gifenc" {
  type Palette = number[][];
  type Points = Uint8ClampedArray | Uint8Array;
  export function quantize(rgba: Points, colours: number, options?: { format?: "rgb565" }): Palette;
  export function applyPalette(rgba: Points, palette: Palette, format?: "rgb565"): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        /** In ms. */
        delay?: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** 1 keeps what was drawn. */
        dispose?: number;
        /** 0 for ever. */
        repeat?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
