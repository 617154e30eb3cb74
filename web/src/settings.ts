// What a person has set. Kept in cookies, so that pages come as they are wanted, also where no script runs.
import choices from "./choices.json";

export interface Settings {
  theme: "auto" | "light" | "dark";
  board: "auto" | "oak" | "walnut" | "paper";
  speed: "off" | "slow" | "normal" | "fast";
  confirm: "on" | "off";
  sound: "on" | "off";
  beans: "drawn" | "counted";
}

/** The values that each may have; the first holds where nothing is set. The server has the same: a test compares them. */
export const CHOICES = choices as { readonly [K in keyof Settings]: readonly Settings[K][] };

const YEAR = 365 * 24 * 60 * 60;

/** The settings that a cookie header holds. */
export function read(cookies: string): Settings {
  const pairs = new Map(
    cookies.split(";").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name.trim(), value.trim()];
    }),
  );
  const chosen = <K extends keyof Settings>(name: K): Settings[K] => {
    const value = pairs.get(name) as Settings[K];
    return CHOICES[name].includes(value) ? value : (CHOICES[name][0] as Settings[K]);
  };
  return {
    theme: chosen("theme"),
    board: chosen("board"),
    speed: chosen("speed"),
    confirm: chosen("confirm"),
    sound: chosen("sound"),
    beans: chosen("beans"),
  };
}

/** The settings of this page. */
export function settings(): Settings {
  return read(document.cookie);
}

/** Keeps a setting for a year. */
export function keep(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store isn't there in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
