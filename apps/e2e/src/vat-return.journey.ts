import type { Page } from '@playwright/test'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

interface Period {
  key: string
  label: string
  end: string
  state: string
}

/** The newest period that was filed, which can be taken back and filed anew. */
async function lastFiled(page: Page): Promise<Period> {
  const answer = await page.request.get(`/api${studio}/vat/periods`)
  const found = ((await answer.json()) as Period[]).find(({ state }) => state === 'filed')
  if (found === undefined) throw new Error('the studio filed nothing')
  return found
}

interface Line {
  id: number
  version: number
  description: string
}

/** What paid the return is undone: as long as it stands, the return is not taken back. */
async function undoPayment(page: Page, period: Period): Promise<void> {
  const search = encodeURIComponent(`Omzetbelasting ${period.key}`)
  const answer = await page.request.get(`/api${studio}/bank/transactions?state=processed&search=${search}`)
  const { items } = (await answer.json()) as { items: Line[] }
  for (const { id, version } of items) {
    const undone = await page.request.post(`/api${studio}/bank/transactions/${id}/undo`, { data: { version } })
    expect(undone.ok()).toBe(true)
  }
}

const told = (page: Page, text: string) => page.getByRole('region', { name: 'Meldingen' }).getByText(text)

test('a return with open checks names them, keeps the focus on cancelling, and is filed after a yes', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/vat-return`)
  const period = await lastFiled(page)
  await page.goto(`${studio}/vat-return?period=${period.key}`)
  await undoPayment(page, period)
  await page.getByRole('button', { name: 'Aangifte terugnemen' }).click()
  const takeBack = page.getByRole('dialog', { name: `Aangifte over ${period.label} terugnemen` })
  await takeBack.getByRole('button', { name: 'Aangifte terugnemen' }).click()
  await expect(takeBack).toContainText('Vink dit aan als de aangifte nog niet is ingediend')
  await takeBack.getByLabel('Deze aangifte is nog niet ingediend').check()
  await accessible('een aangifte terugnemen')
  await takeBack.getByRole('button', { name: 'Aangifte terugnemen' }).click()
  await expect(told(page, `Aangifte over ${period.label} teruggenomen.`)).toBeVisible()

  // A draft of that period is what is open.
  await page.goto(`${studio}/invoices/new`)
  await page.getByRole('combobox', { name: 'Relatie' }).fill('Gemeente')
  await page.getByRole('option').first().click()
  await page.getByLabel('Factuurdatum').fill(period.end.split('-').toReversed().join('-'))
  await page.getByLabel('Factuurdatum').press('Tab')
  await expect(page).toHaveURL(/\/invoices\/\d+$/)
  await settled(page)

  await page.goto(`${studio}/vat-return?period=${period.key}`)
  await page.getByRole('button', { name: 'Aangifte doen' }).click()
  const question = page.getByRole('alertdialog', { name: `Aangifte doen over ${period.label}` })
  await expect(question).toContainText('Dit staat nog open:')
  await expect(question).toContainText(/concept/)
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await accessible('een aangifte met open controles')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aangifte doen' })).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Toch aangifte doen' }).click()
  await expect(told(page, `Aangifte over ${period.label} gedaan. De bedragen staan vast.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aangifte terugnemen' })).toBeVisible()
})
