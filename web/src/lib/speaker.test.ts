import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speaker } from './speaker.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  speaker.hush()
  vi.useRealTimers()
})

it('joins what happens together, and says it once', () => {
  speaker.tell(['Anke bids 3.'])
  speaker.tell(['Bert passes.', 'Cleo passes.'])
  expect(speaker.polite).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(speaker.polite.map(({ text }) => text)).toEqual(['Anke bids 3. Bert passes. Cleo passes.'])
  vi.advanceTimersByTime(1000)
  expect(speaker.polite).toHaveLength(1)
})

it('points to the log where there is more than anybody listens to', () => {
  speaker.tell(Array.from({ length: 40 }, (_, at) => `Event ${at + 1}.`))
  vi.advanceTimersByTime(1000)
  expect(speaker.polite[0]!.text).toBe(
    `28 more events are in the log. ${Array.from({ length: 12 }, (_, at) => `Event ${at + 29}.`).join(' ')}`,
  )
})

it('says at once what cannot wait, even if it said the same before', () => {
  speaker.call('Your turn.')
  const first = speaker.urgent!.id
  speaker.call('Your turn.')
  expect(speaker.urgent).toEqual({ id: expect.any(Number), text: 'Your turn.' })
  expect(speaker.urgent!.id).not.toBe(first)
})

it('repeats what was told last', () => {
  speaker.repeat()
  expect(speaker.urgent!.text).toBe('Nothing has happened yet.')
  speaker.tell(['Anke bids 3.'])
  vi.advanceTimersByTime(1000)
  speaker.repeat()
  expect(speaker.polite.map(({ text }) => text)).toEqual(['Anke bids 3.', 'Anke bids 3.'])
})
