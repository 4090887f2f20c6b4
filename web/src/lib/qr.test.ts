import { expect, test } from 'vitest'
import { qr } from './qr'

test('what is drawn reads as what was meant, in all versions', () => {
  for (const length of [1, 14, 15, 40, 62, 63, 84, 106, 107, 122, 152, 180, 181, 213]) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7) % 90))).join('')
    expect(read(qr(text)!)).toBe(text)
  }
})

test('what is too long is not drawn', () => {
  expect(qr('x'.repeat(214))).toBeNull()
})

/** A reader of its own: finds the mask in the format, walks the columns, and puts the blocks together again. */
function read(rows: boolean[][]): string {
  const size = rows.length
  const version = (size - 17) / 4
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => rows[y]![8]!)
  const mask = formatOf(format, rows)
  const isFree = freeModules(size, version)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) if (isFree(x, y)) bits.push(Number(rows[y]![x] !== masked(mask, x, y)))
    }
    up = !up
  }
  const words: number[] = []
  for (let at = 0; at + 8 <= bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(''), 2))
  const data = dataOf(words, version)
  const lengthBits = version > 9 ? 16 : 8
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  expect(stream.slice(0, 4)).toBe('0100')
  const length = parseInt(stream.slice(4, 4 + lengthBits), 2)
  const at = 4 + lengthBits
  return Array.from({ length }, (_, each) =>
    String.fromCharCode(parseInt(stream.slice(at + each * 8, at + each * 8 + 8), 2)),
  ).join('')
}

function formatOf(low: boolean[], rows: boolean[][]): number {
  const rest = [7, 5, 4, 3, 2, 1, 0].map((x) => rows[8]![x]!)
  const bits = [...low, ...rest].reduce((sum, dark, at) => sum | (Number(dark) << at), 0) ^ 0b101010000010010
  expect(bits >> 13).toBe(0)
  return (bits >> 10) & 7
}

function masked(mask: number, x: number, y: number): boolean {
  const [sum, product] = [x + y, x * y]
  const rules = [
    sum % 2,
    y % 2,
    x % 3,
    sum % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    ((sum % 2) + (product % 3)) % 2,
  ]
  return rules[mask] === 0
}

function freeModules(size: number, version: number): (x: number, y: number) => boolean {
  const centres = [
    [],
    [],
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ]
  const middles = centres[version]!
  return (x, y) => {
    if (x === 6 || y === 6) return false
    if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return false
    if (version > 6 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return false
    for (const cx of middles)
      for (const cy of middles) {
        const corner = (cx === 6 && (cy === 6 || cy === size - 7)) || (cy === 6 && cx === size - 7)
        if (!corner && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3) return false
      }
    return true
  }
}

function dataOf(words: number[], version: number): number[] {
  const all = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346][version]!
  const [each, count] = [[], [10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]][
    version
  ] as [number, number]
  const data = all - each * count
  const lengths = Array.from(
    { length: count },
    (_, at) => Math.floor(data / count) + Number(at >= count - (data % count)),
  )
  const blocks: number[][] = lengths.map(() => [])
  let next = 0
  for (let at = 0; at < Math.max(...lengths); at++)
    for (const [which, block] of blocks.entries()) if (at < lengths[which]!) block.push(words[next++]!)
  const corrections: number[][] = lengths.map(() => [])
  for (let at = 0; at < each; at++) for (const block of corrections) block.push(words[next++]!)
  blocks.forEach((block, at) => expectNoError([...block, ...corrections[at]!], each))
  return blocks.flat()
}

/** Every root of the generator is a root of a block that was read without error. */
function expectNoError(block: number[], each: number): void {
  const powers = [1]
  for (let at = 1; at < 255; at++) powers.push((powers[at - 1]! << 1) ^ (powers[at - 1]! & 128 ? 0x11d : 0))
  const logs = new Map(powers.map((power, at) => [power, at]))
  for (let root = 0; root < each; root++) {
    const value = block.reduce((sum, word) => (sum ? powers[(logs.get(sum)! + root) % 255]! : 0) ^ word, 0)
    expect(value).toBe(0)
  }
}
