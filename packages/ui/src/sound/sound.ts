import { useEffect, useRef } from "react";
import { recall, remember } from "../storage.ts";

const KEY = "match.sound";

/** Silent until somebody wants it: one switch for all. */
export const isSoundOn = (): boolean => recall(KEY) === "on";
export const storeSound = (isOn: boolean): void => remember(KEY, isOn ? "on" : "off");

/** A part of a sound: a tone that glides from one pitch to another, or noise around a pitch; in ms and Hz. */
type Stroke = {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly volume: number;
  readonly isNoise?: true;
};

const bounce = (at: number, pitch: number): Stroke => ({ at, lasts: 90, from: pitch, to: pitch * 0.6, volume: 0.12 });

/** Each of 300 ms at most. */
export const sounds = {
  /** The call is yours: two soft bounces. */
  ball: [bounce(0, 520), bounce(150, 430)],
  /** A piece lands: a tap on felt. */
  land: [{ at: 0, lasts: 70, from: 420, to: 260, volume: 0.16, isNoise: true }],
  /** A blow: a short thud. */
  blow: [
    { at: 0, lasts: 160, from: 150, to: 55, volume: 0.26 },
    { at: 0, lasts: 60, from: 900, to: 500, volume: 0.1, isNoise: true },
  ],
  /** An order is sealed: a stamp. */
  seal: [
    { at: 0, lasts: 50, from: 700, to: 400, volume: 0.14, isNoise: true },
    { at: 20, lasts: 140, from: 190, to: 90, volume: 0.2 },
  ],
  /** Both orders open: paper tears. */
  open: [{ at: 0, lasts: 280, from: 1800, to: 4200, volume: 0.12, isNoise: true }],
  /** A match is won: three rising bounces. */
  win: [bounce(0, 440), bounce(100, 550), bounce(200, 700)],
  /** Ten seconds are left: a tick. */
  tick: [{ at: 0, lasts: 30, from: 1400, to: 1200, volume: 0.1 }],
} as const satisfies { readonly [name: string]: readonly Stroke[] };

export type Sound = keyof typeof sounds;

let context: AudioContext | null = null;

/** Plays a sound, if sounds are wanted; a browser that has not been touched yet stays silent. */
export function playSound(name: Sound): void {
  if (!isSoundOn()) return;
  try {
    context ??= new AudioContext();
    const begin = context.currentTime;
    for (const stroke of sounds[name]) playStroke(context, stroke, begin);
  } catch {
    // No sound is no harm: whatever sounds is shown as well.
  }
}

/** Plays a sound when its moment comes, and not for what was there at first; null is a moment without one. */
export function useSound(name: Sound | null, moment: string = String(name)): void {
  const before = useRef(moment);
  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    if (name !== null) playSound(name);
  }, [name, moment]);
}

function playStroke(audio: AudioContext, { at, lasts, from, to, volume, ...rest }: Stroke, begin: number): void {
  const [start, end] = [begin + at / 1000, begin + (at + lasts) / 1000];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const { source, pitch } = "isNoise" in rest ? noise(audio, lasts) : tone(audio);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  source.out.connect(gain);
  source.play.start(start);
  source.play.stop(end);
}

type Source = {
  readonly source: { readonly play: AudioScheduledSourceNode; readonly out: AudioNode };
  readonly pitch: AudioParam;
};

function tone(audio: AudioContext): Source {
  const play = audio.createOscillator();
  return { source: { play, out: play }, pitch: play.frequency };
}

function noise(audio: AudioContext, lasts: number): Source {
  const buffer = audio.createBuffer(1, Math.ceil((audio.sampleRate * lasts) / 1000), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const play = audio.createBufferSource();
  play.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  play.connect(filter);
  return { source: { play, out: filter }, pitch: filter.frequency };
}
