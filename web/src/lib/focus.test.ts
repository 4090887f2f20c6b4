import { afterEach, beforeEach, expect, it } from 'vitest'
import { FocusGuard, focusOn, homeOf } from './focus'

let guard: FocusGuard
let leave: () => void

beforeEach(() => {
  guard = new FocusGuard()
  leave = guard.watch()
})

afterEach(() => {
  leave()
  document.body.replaceChildren()
})

const moment = () => new Promise((done) => setTimeout(done))

it('hands the focus on when what had it is removed', async () => {
  document.body.innerHTML = '<h1>Door</h1><button>Play</button>'
  document.querySelector('button')!.focus()
  document.querySelector('button')!.remove()
  await moment()
  expect(document.activeElement?.textContent).toBe('Door')
})

it('leads to what is asked at a table before it leads to a heading', () => {
  document.body.innerHTML = '<h1>Door</h1><p data-place="status">Bid or pass.</p>'
  focusOn(homeOf())
  expect(document.activeElement?.textContent).toBe('Bid or pass.')
})

it('waits with the focus for a screen that is not there yet', async () => {
  document.body.innerHTML = '<button>Play</button>'
  document.querySelector('button')!.focus()
  document.body.innerHTML = '<p>The lamp is being lit…</p>'
  guard.arrive()
  await moment()
  document.body.innerHTML = '<h1>Your turn</h1>'
  await moment()
  expect(document.activeElement?.textContent).toBe('Your turn')
})

it('leaves somebody alone who has the focus nowhere', async () => {
  document.body.innerHTML = '<h1>Door</h1>'
  document.body.append(document.createElement('p'))
  await moment()
  expect(document.activeElement).toBe(document.body)
})
