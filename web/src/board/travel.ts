// Beans on their way: each flies in a low arc from where it lay to where it will lie.
import type { Flight, Step } from "../protocol";
import type { Settings } from "../settings";

/** How long a bean flies, in ms. */
const TIMES: Record<Settings["speed"], number> = { off: 0, slow: 520, normal: 290, fast: 130 };
/** A whole move takes no longer than this at normal speed. */
const LONGEST = 9;
const SVG = "http://www.w3.org/2000/svg";

/** How long each step of a move takes, in ms; 0 where nothing should move. */
export function stepTime(speed: Settings["speed"], steps: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return TIMES[speed] * Math.min(1, LONGEST / Math.max(1, steps));
}

/** Puts what a vessel holds into its group in the picture. */
function redraw(picture: SVGSVGElement, { vessel, content }: Step["left"]): void {
  const group = picture.querySelector(`[${vessel}]`);
  if (group) group.innerHTML = content;
}

/** Shows a step and resolves when its beans have landed. */
export async function travel(
  picture: SVGSVGElement,
  step: Step,
  prefix: string,
  time: number,
  isWanted: () => boolean,
): Promise<void> {
  redraw(picture, step.left);
  const sky = document.createElementNS(SVG, "g");
  picture.append(sky);
  // Captured beans rise one after the other.
  const stagger = step.capture ? (0.5 * time) / Math.max(1, step.flights.length) : 0;
  const whole = step.capture ? 1.4 * time : time;
  const flying = step.flights.map((flight, i) => fly(sky, flight, prefix, whole, i * stagger));
  await Promise.all(flying.map((animation) => animation.finished.catch(() => {})));
  sky.remove();
  if (isWanted()) redraw(picture, step.reached);
}

function fly(sky: SVGGElement, flight: Flight, prefix: string, duration: number, delay: number): Animation {
  const bean = document.createElementNS(SVG, "use");
  bean.setAttribute("href", `#${prefix}${flight.bean}`);
  sky.append(bean);
  const [fromX, fromY] = flight.from;
  const [toX, toY] = flight.to;
  const height = Math.min(70, 18 + 0.22 * Math.hypot(toX - fromX, toY - fromY));
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const lift = 4 * share * (1 - share);
    const x = fromX + share * (toX - fromX);
    const y = fromY + share * (toY - fromY) - height * lift;
    return { offset: share, transform: at(x, y, 0.86 + 0.22 * lift) };
  });
  return bean.animate(frames, { duration, delay, easing: "ease-in-out", fill: "both" });
}
