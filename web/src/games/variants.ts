// For the tests of a game's words: what the rules can say, read from the rules themselves.

import { readFileSync } from 'node:fs'

/** The names that the variants of an enum of a rules crate have in JSON: a new one must get its words. */
export function variantsOf(crate: string, file: string, name: string): string[] {
  const source = readFileSync(`../crates/${crate}/src/${file}`, 'utf8')
  const body = source.match(new RegExp(`pub(?:\\([\\w: ]+\\))? enum ${name} \\{\\n([\\s\\S]*?)\\n\\}`))?.[1] ?? ''
  const names = [...body.matchAll(/^ {4}([A-Z]\w*)/gm)].map((found) => found[1]!)
  return names.map((each) => each.replace(/(?!^)[A-Z]/g, (letter) => '_' + letter).toLowerCase())
}
