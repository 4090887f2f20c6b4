import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromHex, sha256 } from './sha256'

test('it agrees with another implementation at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('hex is read as bytes', () => {
  expect([...fromHex('00ff10')]).toEqual([0, 255, 16])
})
