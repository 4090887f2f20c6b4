// How things are told apart at a glance: the colours of districts, and a letter for every seat.

import type { Face } from '../types'
import type { Colour } from './types'

/** Never alone: a pattern and a name go with every colour. */
export const PAINT: Record<Colour, string> = {
  new_town: '#2F6DB5',
  park_west: '#7C7A2E',
  wrightwood: '#E3B23C',
  lincoln_park: '#2E7D4F',
  lake_view: '#B5362F',
  old_town: '#7A4B2B',
}

/** A letter or two by which a seat is known where its name has no room; its number where names begin alike. */
export function markOf(faces: Face[], seat: number): string {
  for (const length of [1, 2]) {
    const mark = begin(faces, seat, length)
    if (mark && !faces.some((face) => face.seat !== seat && begin(faces, face.seat, length) === mark)) return mark
  }
  return String(seat + 1)
}

function begin(faces: Face[], seat: number, length: number): string {
  const letters = [...(faces[seat]?.name ?? '').replace(/[^\p{L}\p{N}]/gu, '')].slice(0, length)
  return letters.map((letter, i) => (i === 0 ? letter.toLocaleUpperCase() : letter)).join('')
}
