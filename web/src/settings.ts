// What a person has set. Kept in cookies, so that pages come as they are wanted, also where no script runs.

export interface Settings {
  theme: "auto" | "light" | "dark";
  board: "auto" | "oak" | "walnut" | "paper";
  speed: "off" | "slow" | "normal" | "fast";
  confirm: "on" | "off";
  sound: "on" | "off";
  beans: "drawn" | "counted";
}

/** What holds where nothing is set, and the other values each may have. */
export const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ["auto", "light", "dark"],
  board: ["auto", "oak", "walnut", "paper"],
  speed: ["normal", "off", "slow", "fast"],
  confirm: ["on", "off"],
  sound: ["on", "off"],
  beans: ["drawn", "counted"],
};

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
