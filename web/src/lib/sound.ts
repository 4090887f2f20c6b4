// Sounds, made here from noise and a few tones; there are no files.

import type { Sound } from '../games/types'
import { settings } from './settings.svelte'

let context: AudioContext | null = null

// Browsers let a page sound only after it was touched.
for (const kind of ['pointerdown', 'keydown'] as const) {
  addEventListener(kind, () => settings.sound && void audio()?.resume(), { passive: true })
}

export function play(sound: Sound): void {
  const out = settings.sound ? audio() : null
  if (out?.state === 'running') SOUNDS[sound](out, out.currentTime)
}

const SOUNDS: Record<Sound, (out: AudioContext, at: number) => void> = {
  chip(out, at) {
    tone(out, at, 2100, 0.05, 0.1, 'triangle')
    tone(out, at + 0.045, 2750, 0.06, 0.07, 'triangle')
  },
  card(out, at) {
    hiss(out, at, 0.09, 0.13, 3200)
  },
  door(out, at) {
    tone(out, at, 95, 0.16, 0.35, 'sine')
    hiss(out, at, 0.07, 0.16, 500)
  },
  bell(out, at) {
    tone(out, at, 880, 0.9, 0.16, 'sine')
    tone(out, at, 2217, 0.6, 0.05, 'sine')
    tone(out, at + 0.16, 1108, 0.9, 0.12, 'sine')
  },
  pass(out, at) {
    tone(out, at, 210, 0.07, 0.16, 'sine')
    tone(out, at + 0.09, 180, 0.07, 0.12, 'sine')
  },
  win(out, at) {
    for (const [turn, pitch] of [392, 494, 587, 784].entries())
      tone(out, at + turn * 0.11, pitch, 0.5, 0.11, 'triangle')
  },
}

function audio(): AudioContext | null {
  if (!context && typeof AudioContext === 'function') context = new AudioContext()
  return context
}

function tone(out: AudioContext, at: number, pitch: number, length: number, loud: number, shape: OscillatorType): void {
  const source = out.createOscillator()
  source.type = shape
  source.frequency.value = pitch
  source.connect(fade(out, at, length, loud)).connect(out.destination)
  source.start(at)
  source.stop(at + length)
}

function hiss(out: AudioContext, at: number, length: number, loud: number, pitch: number): void {
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let each = 0; each < samples.length; each++) samples[each] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(out, { buffer })
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source
    .connect(filter)
    .connect(fade(out, at, length, loud))
    .connect(out.destination)
  source.start(at)
}

function fade(out: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = out.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  return gain
}
