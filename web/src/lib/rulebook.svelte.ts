// The rules at hand: opened over whatever is on the page, at a rule or at the beginning.

class AtHand {
  opened = $state.raw<{ game: string; rule: string | null } | null>(null)

  open(game: string, rule?: string | null): void {
    this.opened = { game, rule: rule ?? null }
  }

  close(): void {
    this.opened = null
  }
}

export const atHand = new AtHand()
