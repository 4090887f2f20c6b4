// Whether tables are shown in words: as the settings say, or for this visit as the address (`?text`) says.

import { settings } from './settings.svelte'

class TextTable {
  private isAsked = $state(new URLSearchParams(location.search).has('text'))

  get isOn(): boolean {
    return settings.text || this.isAsked
  }

  turn(on: boolean): void {
    this.isAsked = false
    settings.change({ text: on })
  }
}

export const textTable = new TextTable()
