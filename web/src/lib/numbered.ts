// The legal actions as a numbered list: under headings where there are many, each found by its number or by words.

export interface Choice {
  number: number
  action: any
  words: string
  /** What it stands under; empty for what stands by itself. */
  group: string
}

/** What is known of an action before it has its number. */
export type Draft = Omit<Choice, 'number'> & { own: number | null }

/** Gives numbers: an action's own where it has one, to the others those that follow. What belongs together stands together. */
export function numbered(drafts: Draft[]): Choice[] {
  const groups = [...new Set(drafts.map(({ group }) => group))]
  const ordered = groups.flatMap((group) => drafts.filter((draft) => draft.group === group))
  let next = Math.max(0, ...ordered.map(({ own }) => own ?? 0)) + 1
  return ordered.map(({ own, ...choice }) => ({ ...choice, number: own ?? next++ }))
}

/** Those that what was typed can mean: numbers that begin so, or phrases that have all the words. */
export function matching(choices: Choice[], typed: string): Choice[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  if (isNumber(typed)) return choices.filter(({ number }) => String(number).startsWith(typed.trim()))
  return choices.filter(({ words, group }) => wanted.every((word) => plain(`${group} ${words}`).includes(word)))
}

/** The one that is meant: the one with just this number, or the only one that fits. */
export function meant(choices: Choice[], typed: string): Choice | null {
  if (!typed.trim()) return null
  if (isNumber(typed)) return choices.find(({ number }) => number === Number(typed)) ?? null
  const found = matching(choices, typed)
  return found.length === 1 ? found[0]! : null
}

function isNumber(typed: string): boolean {
  return /^\s*\d+\s*$/.test(typed)
}

/** Without case and accents: whoever searches types as is quickest. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
