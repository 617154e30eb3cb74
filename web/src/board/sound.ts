// The sound of beans: short knocks made on the spot, no files.

let context: AudioContext | undefined;

/** A bean that lands; `pitch` 1 is a cup, lower a pot. Silent until the page has been touched, as browsers want it. */
export function knock(pitch = 1): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(900 * pitch * (0.94 + 0.12 * Math.random()), now);
  tone.frequency.exponentialRampToValueAtTime(320 * pitch, now + 0.05);
  loudness.gain.setValueAtTime(0.11, now);
  loudness.gain.exponentialRampToValueAtTime(0.0005, now + 0.09);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.1);
}
