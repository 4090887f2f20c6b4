// What a table in words is made of, loaded when somebody asks for one.

import { loadText } from '../games'
import type { TextClient } from '../games/types'

export interface Textual {
  text: TextClient
  State: typeof import('../ui/TextState.svelte').default
  Numbered: typeof import('../ui/Numbered.svelte').default
}

/** Null for a game that has no words for its table. */
export async function loadTextual(game: string): Promise<Textual | null> {
  const [text, { default: State }, { default: Numbered }] = await Promise.all([
    loadText(game),
    import('../ui/TextState.svelte'),
    import('../ui/Numbered.svelte'),
  ])
  return text && { text, State, Numbered }
}
