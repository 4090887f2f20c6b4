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

/** A sentence that ends in its rule leaves it to the link beside it. */
export function withoutRule(said: string, rule: string | null): string {
  return rule && said.endsWith(` · ${rule}`) ? said.slice(0, -rule.length - 3) : said
}
