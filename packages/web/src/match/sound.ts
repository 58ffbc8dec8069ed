import { recall, remember } from "@umpire/ui";

const KEY = "match.sound";

export const isSoundOn = (): boolean => recall(KEY) === "on";
export const storeSound = (isOn: boolean): void => remember(KEY, isOn ? "on" : "off");

/** Two soft notes, made on the spot; a browser that has not been touched yet stays silent. */
export function playChime(): void {
  try {
    const context = new AudioContext();
    for (const [index, pitch] of [660, 880].entries()) playNote(context, pitch, context.currentTime + index * 0.16);
    setTimeout(() => context.close().catch(() => undefined), 1000);
  } catch {
    // No sound is no harm: the turn is shown as well.
  }
}

function playNote(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
