import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { facesOf, position } from '../games/new_york/fixtures'
import client from '../games/new_york/index'
import text from '../games/new_york/text'
import { keys } from '../lib/keys.svelte'
import Numbered from './Numbered.svelte'

afterEach(cleanup)

function lay(name: string) {
  const each = position(name)
  const act = vi.fn()
  const play = { view: each.view, prompt: { number: 1, legal: each.legal } } as any
  render(Numbered, { props: { client, text, play, faces: facesOf(each), act } })
  const field = screen.getByLabelText<HTMLInputElement>('Number or words')
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  return { act, field, type, enter: () => fireEvent.submit(field.form!), legal: each.legal }
}

it('does what the number says, once it was said what that is', async () => {
  const { act, type, enter, legal } = lay('two begin')
  await type('2')
  expect(screen.getByRole('status').textContent).toBe('Enter: Take blue 4')
  expect(act).not.toHaveBeenCalled()
  await enter()
  expect(act).toHaveBeenCalledExactlyOnceWith(legal[1])
})

it('narrows the list by words, and does nothing while several fit', async () => {
  const { act, type, enter, legal } = lay('two begin')
  expect(screen.getAllByRole('button')).toHaveLength(legal.length)
  await type('theatre dirk')
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('2 choices')
  await enter()
  expect(act).not.toHaveBeenCalled()
  await type('nothing like it')
  expect(screen.getByRole('status').textContent).toBe('No choice like that.')
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('takes a digit from anywhere on the page', async () => {
  const { field } = lay('two begin')
  keys.press(new KeyboardEvent('keydown', { key: '7', cancelable: true }))
  await tick()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('7')
})

it('folds many choices away under their headings', async () => {
  const { type } = lay('two, many ways to pay')
  const groups = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(groups.length).toBeGreaterThan(1)
  expect(groups.some((group) => group.open)).toBe(false)
  await type('take')
  expect(screen.getAllByRole<HTMLDetailsElement>('group').every((group) => group.open)).toBe(true)
})
