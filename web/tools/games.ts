// Games for pictures.

/** A regular game of 2x4 until much lies on the board. */
export const MIDDLE =
  "s1 s4x1 s1x1 s4x1 s4x2 s1x1 s4x1 s1x1 c3 c4 s3x2 s4x3 s1x1 s4x1 s1x1 s4x1 s1x1 c2 s3 s2x2 s3x1 c4 c4 s4x3 s4x6 c4".split(
    " ",
  );
