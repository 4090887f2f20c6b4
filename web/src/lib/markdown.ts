// The Markdown that rules are written in, read into plain data: nothing of it ever becomes HTML by itself.

export type Inline =
  | { type: 'text' | 'strong' | 'em' | 'code'; text: string }
  /** The id of a rule, mentioned in passing. */
  | { type: 'rule'; text: string }
  /** What the printed rules do not say: `[ruling]` or `[ours]`, perhaps with a word more. */
  | { type: 'mark'; text: string }

export type Block = { type: 'paragraph'; inlines: Inline[] } | Grid

export interface Grid {
  type: 'table'
  head: Inline[][]
  rows: Inline[][][]
}

/** One rule, or a list item without an id. */
export interface Item {
  id: string | null
  blocks: Block[]
  /** Whether it holds a mark. */
  isOurs: boolean
  /** All its words, for searching. */
  words: string
}

export interface Section {
  /** `D3`; none for what programs have to know. */
  id: string | null
  title: Inline[]
  level: number
  blocks: Block[]
  items: Item[]
}

export interface Rulebook {
  title: string
  preface: Block[]
  /** What players need. */
  sections: Section[]
  /** What programs need: options, the shapes of steps. */
  rest: Section[]
}

const RULE_ID = /\b[A-Z]\d{1,2}\.\d{1,2}\b/
const SECTION_ID = /^([A-Z]\d{1,2}) +/

/** Reads a whole text. What it does not know it takes as plain words. */
export function read(markdown: string): Rulebook {
  const lines = markdown.split(/\r?\n/)
  const book: Rulebook = { title: '', preface: [], sections: [], rest: [] }
  let section: Section | null = null
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!
    const heading = /^(#{1,6}) +(.*)$/.exec(line)
    if (heading) {
      at += 1
      const [, marks, words] = heading
      if (marks!.length === 1) book.title = words!
      else section = open(book, marks!.length, words!)
    } else if (/^- /.test(line)) {
      const end = endOfItem(lines, at + 1)
      const item = itemOf([line.slice(2), ...lines.slice(at + 1, end)])
      if (section) section.items.push(item)
      else book.preface.push(...item.blocks)
      at = end
    } else {
      const start = at
      while (at < lines.length && !isStart(lines[at]!)) at += 1
      const blocks = blocksOf(lines.slice(start, at))
      // A paragraph or table after an item goes on with it; RULES.md sets tables of a rule flush left.
      const item: Item | undefined = section?.items.at(-1)
      const isItems = item && blocks.length > 0 && (blocks[0]!.type === 'table' || /^ {2}/.test(lines[start]!))
      if (isItems) grow(item, blocks)
      else if (section) section.blocks.push(...blocks)
      else book.preface.push(...blocks)
    }
  }
  return book
}

/** The words of some inlines, without their marks. */
export function plain(inlines: Inline[]): string {
  return inlines.map(({ text }) => text).join('')
}

/** `**strong**`, `*emphasis*`, `` `code` ``, ids of rules and marks; a sign without its partner stays as it is. */
export function inlinesOf(text: string): Inline[] {
  const found: Inline[] = []
  const signs = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`/g
  let from = 0
  for (const match of text.matchAll(signs)) {
    pushWords(found, text.slice(from, match.index))
    const [, strong, em, code] = match
    if (strong !== undefined) found.push(strongOf(strong))
    else if (em !== undefined) found.push({ type: 'em', text: em })
    else found.push({ type: 'code', text: code! })
    from = match.index + match[0].length
  }
  pushWords(found, text.slice(from))
  return found
}

function strongOf(text: string): Inline {
  const mark = /^\[(.+)\]$/.exec(text)
  return mark ? { type: 'mark', text: mark[1]! } : { type: 'strong', text }
}

function pushWords(found: Inline[], text: string): void {
  let rest = text
  for (let match = RULE_ID.exec(rest); match; match = RULE_ID.exec(rest)) {
    if (match.index > 0) found.push({ type: 'text', text: rest.slice(0, match.index) })
    found.push({ type: 'rule', text: match[0] })
    rest = rest.slice(match.index + match[0].length)
  }
  if (rest) found.push({ type: 'text', text: rest })
}

function open(book: Rulebook, level: number, words: string): Section {
  const id = SECTION_ID.exec(words)?.[1] ?? null
  const section = { id, title: inlinesOf(words.replace(SECTION_ID, '')), level, blocks: [], items: [] }
  const into = id && !book.rest.length ? book.sections : book.rest
  into.push(section)
  return section
}

/** Whether something new begins that is no part of a paragraph. */
function isStart(line: string): boolean {
  return /^#{1,6} /.test(line) || /^- /.test(line)
}

/** An item ends at the first line that is neither empty nor its own. */
function endOfItem(lines: string[], from: number): number {
  let at = from
  while (at < lines.length && lines[at]!.trim() && !isStart(lines[at]!) && !lines[at]!.startsWith('|')) at += 1
  return at
}

function itemOf(lines: string[]): Item {
  const id = /^\*\*([A-Z]\d{1,2}\.\d{1,2})\*\* */.exec(lines[0]!)
  const text = [id ? lines[0]!.slice(id[0].length) : lines[0]!, ...lines.slice(1)]
  const item: Item = { id: id?.[1] ?? null, blocks: [], isOurs: false, words: id?.[1] ?? '' }
  grow(item, blocksOf(text))
  return item
}

function grow(item: Item, blocks: Block[]): void {
  item.blocks.push(...blocks)
  const all = blocks.flatMap((block) =>
    block.type === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.inlines,
  )
  item.isOurs ||= all.some(({ type }) => type === 'mark')
  item.words += ' ' + all.map(({ text }) => text).join(' ')
}

/** Paragraphs and tables; empty lines part them. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = []
  let words: string[] = []
  let rows: string[] = []
  const flush = () => {
    if (words.length) blocks.push({ type: 'paragraph', inlines: inlinesOf(words.join(' ')) })
    if (rows.length) blocks.push(tableOf(rows))
    words = []
    rows = []
  }
  for (const line of lines) {
    const text = line.trim()
    const isRow = text.startsWith('|')
    if (!text || (isRow ? words.length : rows.length)) flush()
    if (isRow) rows.push(text)
    else if (text) words.push(text)
  }
  flush()
  return blocks
}

function tableOf(lines: string[]): Grid {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlinesOf(cell.trim())),
  )
  const isDashes = (row: Inline[][]) => row.every((cell) => /^:?-+:?$/.test(plain(cell)))
  const [head, ...body] = rows.filter((row) => !isDashes(row))
  return { type: 'table', head: head ?? [], rows: body }
}

/** Letters without their accents, for searching. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Whether all the words looked for are there; an id may be begun. */
export function matches(item: Item, looked: string): boolean {
  const words = folded(item.words)
  return folded(looked)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => words.includes(word))
}
