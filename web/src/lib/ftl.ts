// For the tests of words: every `.ftl` text as what it says, and every name of a message that the source speaks.

import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from './languages'

export const LANGUAGE_LIST = Object.keys(LANGUAGES) as Language[]

/** One message: what it needs to be said, with that of the messages it is made of. */
export interface Said {
  variables: Set<string>
  /** `count:one` for a variant of a selection by `$count`; the default has no need of a name. */
  variants: Set<string>
  messages: Set<string>
  attributes: string[]
}

/** The texts by part: `main`, `replay`, …, or a game; each in the languages it is written in. */
export function parts(): Map<string, Partial<Record<Language, string>>> {
  const found = new Map<string, Partial<Record<Language, string>>>()
  for (const path of files('src').filter((path) => path.endsWith('.ftl'))) {
    const [, kind, first, last] = path.split('/') as [string, string, string, string]
    const name = last.replace('.ftl', '')
    const [part, language] = kind === 'locales' ? [name, first] : [first, name]
    found.set(part, { ...found.get(part), [language]: readFileSync(path, 'utf8') })
  }
  return found
}

/** The names of the messages that a text means to have, whether or not they can be read. */
export function namesOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)
}

export function messagesOf(text: string): Map<string, Said> {
  const entries = new FluentResource(text).body.filter((entry) => entry.value !== null)
  const own = new Map(entries.map((entry) => [entry.id, saidBy(entry)]))
  return new Map([...own.keys()].map((id) => [id, withParts(id, own)]))
}

function saidBy(entry: { value: unknown; attributes: Record<string, unknown> }): Said {
  const said: Said = { variables: new Set(), variants: new Set(), messages: new Set(), attributes: [] }
  said.attributes = Object.keys(entry.attributes).sort()
  look(entry.value, said)
  return said
}

/** Looks through a pattern: nested lists and expressions, each with its `type`. */
function look(node: any, said: Said): void {
  if (Array.isArray(node)) for (const each of node) look(each, said)
  else if (node?.type === 'var') said.variables.add(node.name)
  else if (node?.type === 'mesg') said.messages.add(node.name)
  else if (node?.type === 'select') {
    look(node.selector, said)
    node.variants.forEach((variant: any, at: number) => {
      if (at !== node.star) said.variants.add(`${node.selector.name}:${variant.key.value}`)
      look(variant.value, said)
    })
  }
}

function withParts(id: string, all: Map<string, Said>): Said {
  const own = all.get(id)!
  const inner = [...own.messages].filter((each) => all.has(each)).map((each) => withParts(each, all))
  const union = (what: 'variables' | 'variants') => new Set([own, ...inner].flatMap((each) => [...each[what]]))
  return { ...own, variables: union('variables'), variants: union('variants') }
}

/** What the source says: names as they stand, and names made at run time, as patterns. */
export interface Spoken {
  literals: Set<string>
  patterns: { path: string; pattern: RegExp; made: string }[]
  /** Names that are surely meant as messages, with the file that says them. */
  asked: { path: string; id: string }[]
}

/** A helper of a game such as `phrase` puts the game's own prefix before a name: `const phrase = (id) => … \`don-${id}\``. */
const PREFIX = /`([a-z]+-)\$\{id\}`/

export function spoken(): Spoken {
  const said: Spoken = { literals: new Set(), patterns: [], asked: [] }
  for (const path of files('src').filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path))) {
    const source = readFileSync(path, 'utf8')
    const prefix = PREFIX.exec(source)?.[1] ?? ''
    const literals = [...source.matchAll(/(['"`])(-?[a-z][\w-]*)\1/g)].map((found) => found[2]!)
    for (const each of literals) said.literals.add(each).add(prefix + each)
    for (const [, name, , id] of source.matchAll(/\b(say|knows|phrase|speak)\((['"])([a-z][\w-]*)\2/g))
      said.asked.push({ path, id: name === 'phrase' || name === 'speak' ? prefix + id : id! })
    const templates = [...source.matchAll(/`([a-z][\w-]*(?:\$\{[^`}]*\}[\w-]*)+)`/g)].map((found) => found[1]!)
    for (const made of templates) {
      if (made === `${prefix}\${id}`) continue
      const body = made.replace(/\$\{[^}]*\}/g, '([\\w-]*)')
      said.patterns.push({ path, made, pattern: new RegExp(`^(?:${prefix})?${body}$`) })
    }
  }
  return said
}

/** Every file under a folder. */
export function files(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return all.map((entry) => `${entry.parentPath}/${entry.name}`)
}
