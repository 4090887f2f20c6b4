// QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, enough for the address of a table.

/** For each version: codewords in all, error correction codewords a block, blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const

/** The rows of dark and light modules; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version =
    VERSIONS.findIndex(([all, each, blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= all - each * blocks) + 1
  if (!version) return null
  const codewords = interleave(dataWords(bytes, version), version)
  const drawn = MASKS.map((_, mask) => draw(codewords, version, mask))
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

/** The same as one path for an SVG, with a quiet border of four modules. */
export function qrPath(rows: boolean[][]): { size: number; path: string } {
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
  return { size: rows.length + 8, path: path.join('') }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Mode, length, bytes, end, and padding. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const [all, each, blocks] = VERSIONS[version - 1]!
  const nibbles = [4]
  const length = bytes.length
  if (version > 9) nibbles.push(length >> 12, (length >> 8) & 15)
  nibbles.push((length >> 4) & 15, length & 15)
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15)
  nibbles.push(0)
  const words: number[] = []
  for (let at = 0; at < nibbles.length; at += 2) words.push((nibbles[at]! << 4) | (nibbles[at + 1] ?? 0))
  for (let pad = 0xec; words.length < all - each * blocks; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** The blocks with their error correction, word by word in turn. */
function interleave(data: number[], version: number): number[] {
  const [, each, count] = VERSIONS[version - 1]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const blocks = Array.from({ length: count }, (_, at) => {
    const start = at * short + Math.max(0, at - (count - longer))
    return data.slice(start, start + short + (at >= count - longer ? 1 : 0))
  })
  const corrections = blocks.map((block) => correction(block, each))
  const words: number[] = []
  for (const group of [blocks, corrections])
    for (let at = 0; at < Math.max(...group.map((block) => block.length)); at++)
      for (const block of group) if (at < block.length) words.push(block[at]!)
  return words
}

/** The remainder of a block by the Reed–Solomon generator. */
function correction(block: number[], length: number): number[] {
  let generator = [1]
  for (let root = 0, power = 1; root < length; root++, power = times(power, 2)) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, power)))
    generator = next
  }
  const rest = new Array<number>(length).fill(0)
  for (const word of block) {
    const lead = word ^ rest.shift()!
    rest.push(0)
    for (let at = 0; at < length; at++) rest[at]! ^= times(generator[at + 1]!, lead)
  }
  return rest
}

/** Multiplication in the field of 256 elements, by x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((b >> bit) & 1 ? a : 0)
  return product
}

function draw(codewords: number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17
  const rows: (boolean | null)[][] = Array.from({ length: size }, () => new Array(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) rows[y]![x] = dark
  }
  const square = (cx: number, cy: number, rings: boolean[]) => {
    const reach = rings.length - 1
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, rings[Math.max(Math.abs(dx), Math.abs(dy))]!)
  }
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0)
    set(6, at, at % 2 === 0)
  }
  const far = size - 7
  const middles = version === 1 ? [] : version < 7 ? [6, far] : [6, 22 + (version - 7) * 2, far]
  for (const x of middles)
    for (const y of middles) {
      const inCorner = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6)
      if (!inCorner) square(x, y, [true, false, true])
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, [true, true, false, true, false])
  formats(mask, size, set)
  if (version > 6) versions(version, size, set)
  fill(rows, codewords, mask)
  return rows as boolean[][]
}

type Set = (x: number, y: number, dark: boolean) => void

/** Which mask and which error correction, twice. */
function formats(mask: number, size: number, set: Set): void {
  // M is 00.
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1
    if (at < 6) set(8, at, dark)
    else if (at < 8) set(8, at + 1, dark)
    else if (at === 8) set(7, 8, dark)
    else set(14 - at, 8, dark)
    if (at < 8) set(size - 1 - at, 8, dark)
    else set(8, size - 15 + at, dark)
  }
  set(8, size - 8, true)
}

function versions(version: number, size: number, set: Set): void {
  const bits = (version << 12) | remainder(version, 0x1f25, 12)
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1
    const near = Math.floor(at / 3)
    const far = size - 11 + (at % 3)
    set(near, far, dark)
    set(far, near, dark)
  }
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value
  for (let bit = 0; bit < degree; bit++) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? divisor : 0)
  return rest
}

/** The codewords, up and down in pairs of columns from the right, past the timing column. */
function fill(rows: (boolean | null)[][], codewords: number[], mask: number): void {
  const size = rows.length
  let bit = 0
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (rows[y]![x] !== null) continue
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        rows[y]![x] = dark !== MASKS[mask]!(x, y)
        bit += 1
      }
    }
    up = !up
  }
}

/** How hard the pattern is to read: long runs, blocks, false finders, and an uneven share of dark. */
function penalty(rows: boolean[][]): number {
  const size = rows.length
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))]
  let sum = 0
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/1{5,}|0{5,}/g)) sum += run.length - 2
    for (const pattern of ['10111010000', '00001011101'])
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = rows[y]![x]
      if (dark === rows[y - 1]![x] && dark === rows[y]![x - 1] && dark === rows[y - 1]![x - 1]) sum += 3
    }
  const share = rows.flat().filter(Boolean).length / (size * size)
  return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10
}
