// What the games say of themselves, in the language of the page; in the server's English where a game is newer than the page.

import type { Choice, GameDescription, OptionDescription } from './gen'
import { knows, say } from './words'

export function tagline(game: GameDescription): string {
  return said(`tagline-${game.id}`, game.tagline)
}

export function optionName(game: GameDescription, option: OptionDescription): string {
  return said(`option-${game.id}-${option.id}`, option.name)
}

export function optionAbout(game: GameDescription, option: OptionDescription): string {
  return said(`option-${game.id}-${option.id}-about`, option.description)
}

export function choiceName(game: GameDescription, option: OptionDescription, choice: Choice): string {
  return said(`option-${game.id}-${option.id}-${choice.id}`, choice.name)
}

export function choiceAbout(game: GameDescription, option: OptionDescription, choice: Choice): string {
  return said(`option-${game.id}-${option.id}-${choice.id}-about`, choice.description)
}

function said(id: string, english: string): string {
  return knows(id) ? say(id) : english
}
