// On a phone: everything within the window, reachable by thumb, played to the end.

import {
  expect,
  expectNoSidewaysScroll,
  GAMES,
  nextPrompt,
  openTable,
  PHONE,
  playNow,
  playWholeMatch,
  test,
  tooSmall,
} from './harness'

test('the quiet screens fit a phone', async ({ visit }) => {
  const page = await visit('/', {}, PHONE)
  await expect(page.getByTestId('play-don')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await tooSmall(page)).toEqual([])
  for (const path of ['/settings', '/new/don', '/nowhere']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScroll(page)
    expect(await tooSmall(page)).toEqual([])
  }
  await openTable(page, 'don', 6)
  await expectNoSidewaysScroll(page)
  expect(await tooSmall(page)).toEqual([])
})

for (const game of GAMES)
  test(`a whole match of ${game} is played on a phone`, async ({ visit }) => {
    const page = await visit('/', {}, PHONE)
    await playNow(page, game)
    await nextPrompt(page)
    await expectNoSidewaysScroll(page)
    expect(await tooSmall(page)).toEqual([])
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect(page.getByTestId('log')).toBeVisible()
    await page.getByRole('tab', { name: 'The table' }).click()
    await playWholeMatch(page)
    await expect(page.getByTestId('result')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
