// Which games this person knows: those whose lesson is over, and those played on this device.

import { keep, kept } from './settings.svelte'

const PLACE = 'speakeasy-known-games'

export function knowsGame(game: string): boolean {
  return (kept<string[]>(PLACE) ?? []).includes(game)
}

export function markLearned(game: string): void {
  if (!knowsGame(game)) keep(PLACE, [...(kept<string[]>(PLACE) ?? []), game])
}
