import { afterEach, expect, it, vi } from 'vitest'
import { keys, labelOf, type Shortcut } from './keys.svelte'
import { settings } from './settings.svelte'

const run = vi.fn()
const shortcut: Shortcut = { keys: 's', about: { id: 'twin-key-status' }, run }
const digits: Shortcut = { keys: '0123456789', about: { id: 'twin-key-number' }, run }
const give = keys.lend(() => ({ title: { id: 'twin-keys-table' }, shortcuts: [shortcut, digits] }))

afterEach(() => {
  run.mockClear()
  settings.keys = 'plain'
  document.body.replaceChildren()
})

function press(key: string, init: KeyboardEventInit = {}, target: HTMLElement = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init })
  Object.defineProperty(event, 'target', { value: target })
  keys.press(event)
  return event
}

it('runs what a key stands for, and leaves other keys to the browser', () => {
  expect(press('s').defaultPrevented).toBe(true)
  expect(run).toHaveBeenLastCalledWith('s')
  press('7')
  expect(run).toHaveBeenLastCalledWith('7')
  expect(press('z').defaultPrevented).toBe(false)
  expect(press('s', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(press('s', { altKey: true }).defaultPrevented).toBe(false)
  expect(run).toHaveBeenCalledTimes(2)
})

it('is silent while somebody types, and while a window is open', () => {
  const field = document.createElement('input')
  const choice = document.createElement('input')
  choice.type = 'radio'
  press('s', {}, field)
  expect(run).not.toHaveBeenCalled()
  press('s', {}, choice)
  expect(run).toHaveBeenCalledTimes(1)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  press('s')
  expect(run).toHaveBeenCalledTimes(1)
})

it('can ask for Alt and Shift, or be turned off', () => {
  settings.keys = 'alt'
  press('s')
  expect(run).not.toHaveBeenCalled()
  // As a Mac types it.
  press('Í', { altKey: true, shiftKey: true, code: 'KeyS' })
  expect(run).toHaveBeenLastCalledWith('s')
  expect(labelOf(shortcut)).toBe('Alt + Shift + S')
  settings.keys = 'off'
  press('s')
  press('s', { altKey: true, shiftKey: true, code: 'KeyS' })
  expect(run).toHaveBeenCalledTimes(1)
})

it('gives its keys back', () => {
  expect(labelOf(digits)).toBe('0 … 9')
  give()
  expect(press('s').defaultPrevented).toBe(false)
})
