// The games there are clients for. Each is loaded when a table needs it, with its words.

import type { Component } from 'svelte'
import { learnPart } from '../lib/words'
import type { Figures, GameClient, Reference, TextClient } from './types'

const clients = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' })
const figures = import.meta.glob<Figures>('./*/figures.ts', { import: 'default' })
const references = import.meta.glob<Reference>('./*/reference.ts', { import: 'default' })
const texts = import.meta.glob<TextClient>('./*/text.ts', { import: 'default' })
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' })

/** The client of a game, its default export; null if this page has none for it. */
export async function loadGame(id: string): Promise<GameClient | null> {
  const client = clients[`./${id}/index.ts`]
  if (!client) return null
  const [loaded] = await Promise.all([client(), learnPart(id)])
  return loaded
}

/** The game in words. */
export async function loadText(id: string): Promise<TextClient | null> {
  const [loaded] = await Promise.all([texts[`./${id}/text.ts`]?.(), learnPart(`twin-${id}`)])
  return loaded ?? null
}

/** The picture of a game for the door, without the rest of its client. */
export async function loadEmblem(id: string): Promise<Component | null> {
  return (await emblems[`./${id}/Emblem.svelte`]?.()) ?? null
}

/** The pictures of a game's rules. */
export async function loadFigures(id: string): Promise<Figures | null> {
  return (await figures[`./${id}/figures.ts`]?.()) ?? null
}

/** What stands on a game's quick reference card. */
export async function loadReference(id: string): Promise<Reference | null> {
  return (await references[`./${id}/reference.ts`]?.()) ?? null
}
