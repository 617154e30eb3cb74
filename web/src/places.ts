// Where a page may be kept that is asked for without a network.

/** The path and those above it, without the start. */
function upwards(path: string): string[] {
  return path === "" ? [] : [path, ...upwards(path.slice(0, path.lastIndexOf("/")))];
}

/** The page itself, what stands above it (there scripts show what the address names), then the same without the language. */
export function places(path: string): string[] {
  const [, language = "", rest = ""] = /^(\/(?:en|de|cs)(?=\/|$))?(.*?)\/?$/.exec(path) ?? [];
  const inner = rest === "" ? ["/"] : upwards(rest);
  const outer = inner.map((place) => (place === "/" ? language : language + place));
  return language === "" ? inner : [...outer, ...inner];
}
