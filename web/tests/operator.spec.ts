// The page of whoever runs the house.

import { expect, expectNoSidewaysScroll, expectNoViolation, openTable, OPERATOR, PHONE, test } from './harness'

for (const [device, options] of [
  ['desk', {}],
  ['phone', PHONE],
] as const)
  test(`the operator tells everybody, closes a table and sends a guest away: ${device}`, async ({ visit }) => {
    const ada = await visit('/')
    await openTable(ada, 'don', 3)
    const table = new URL(ada.url()).pathname
    const page = await visit('/operator', {}, options)
    await expectNoViolation(page, 'door of the house')
    await page.getByLabel("Operator's token").fill(OPERATOR)
    await page.getByRole('button', { name: 'Come in' }).click()
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${table}"]`) })
    await expect(card).toContainText('Don, not started')
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page, 'house')

    await page.getByLabel('What all who are connected are told').fill('We close at midnight.')
    await page.getByRole('button', { name: 'Announce' }).click()
    await expect(page.getByRole('status')).toHaveText('Everybody was told.')
    await expect(ada.getByText('We close at midnight.')).toBeVisible()

    await card.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('status')).toHaveText('The table is closed.')
    await expect(card).toContainText('Don, closed')

    await card.getByRole('button', { name: 'Ban the host' }).click()
    await page.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('The guest is banned.')

    page.once('dialog', (dialog) => dialog.accept())
    await card.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toBeHidden()
  })

test('whoever has another token is told so', async ({ visit }) => {
  const page = await visit('/operator')
  await page.getByLabel("Operator's token").fill('a-guess-at-the-token')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByRole('status')).toContainText('token')
  await expect(page.getByText('Tell everybody')).toBeHidden()
})
