// How a person who looks elsewhere learns that it is his turn: title, icon and bell.

import { play } from './sound'

/** Shows in the tab whose turn it is. */
export function showTurn(isMine: boolean, title: string): void {
  document.title = title
  const icon = document.getElementById('favicon')
  icon?.setAttribute('href', isMine ? '/favicon-turn.svg' : '/favicon.svg')
}

export function ring(): void {
  play('bell')
}
