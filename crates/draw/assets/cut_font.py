"""Cuts Fraunces-SemiBold-subset.ttf out of the npm package @fontsource/fraunces (5.3.0).

    npm pack @fontsource/fraunces && tar xzf fontsource-fraunces-*.tgz
    pip install fonttools brotli
    python cut_font.py package/files

The package has the face in two files, Latin and the rest of Latin Extended; here they are one, without hints and
without the features that no picture uses.
"""

import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

files = Path(sys.argv[1])
here = Path(__file__).parent

# Latin, Latin-1, Latin Extended-A, quotation marks, dashes, the ellipsis, the minus sign.
characters = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
characters += [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x2212]

with tempfile.TemporaryDirectory() as folder:
    parts = []
    for part in ("latin", "latin-ext"):
        font = TTFont(files / f"fraunces-{part}-600-normal.woff2")
        font.flavor = None
        born = font["head"].created
        parts.append(str(Path(folder) / f"{part}.ttf"))
        font.save(parts[-1])
    font = Merger().merge(parts)

options = subset.Options()
options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
options.hinting = False
options.name_IDs = ["*"]
options.notdef_outline = True
cutter = subset.Subsetter(options)
cutter.populate(unicodes=characters)
cutter.subset(font)
# The same input gives the same bytes.
font.recalcTimestamp = False
font["head"].created = font["head"].modified = born
font.save(here / "Fraunces-SemiBold-subset.ttf", reorderTables=True)
