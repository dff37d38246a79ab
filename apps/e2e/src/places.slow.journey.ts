import type { Page } from '@playwright/test'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { goWithin } from './support/settled.ts'

/** Every address of an administration without an id of its own. */
const addresses =
  `dashboard invoices invoices/new invoices/reminders invoices/direct-debits purchases purchases/new purchases/documents
  purchases/payments bank bank/import bank/rules bank/connections vat-return vat-return/hand-in contacts contacts/new
  ledger reports reports/profit-and-loss reports/balance-sheet reports/trial-balance reports/accruals reports/receivables
  reports/payables reports/turnover reports/vat-reconciliation reports/foreign-vat reports/cash-flow reports/books more support tickets removal-requests
  assets trips expenses questions approvals hours hours/unbilled hours/weeks projects reports/hours settings/company settings/invoice settings/email-texts settings/numbering settings/reminders settings/vat settings/bank-books
  settings/partners settings/ledger-accounts settings/users settings/subscription settings/access settings/export`.split(
    /\s+/,
  )

const people = {
  'the main user': ['eigenaar@demo.klopt.nl', 'Studio Noord'],
  'a bookkeeping member': ['eigenaar@demo.klopt.nl', 'Bakkerij De Korenschoof B.V.'],
  'an employee with hours alone': ['medewerker@demo.klopt.nl', 'Studio Noord'],
  'the bookkeeper of the firm': ['boekhouder@demo.klopt.nl', 'Studio Noord'],
} as const

async function administrationOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/api/v1/users/me?with=administrations')
  const { administrations } = (await answer.json()) as { administrations: { id: number; company: { name: string } }[] }
  const found = administrations.find(({ company }) => company.name === name) ?? administrations[0]
  if (found === undefined) throw new Error(`${name} is nobody's`)
  return `/v2/administrations/${found.id}`
}

for (const [who, [email, company]] of Object.entries(people)) {
  test(`${who} is refused nothing that is offered, and every address says what it is`, async ({ page }) => {
    test.setTimeout(240_000)
    const refused: string[] = []
    let at = ''
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${at}: ${new URL(response.url()).pathname}`)
    })
    await signInAt(page, '/v2/account', email)
    const root = await administrationOf(page, company)
    await page.goto(`${root}/more`)
    await expect(page.getByRole('heading', { level: 1, name: 'Meer' })).toBeVisible()
    const menu = await page
      .locator(`nav a[href^="${root}/"], main a[href^="${root}/"]`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    for (const address of new Set([...menu, ...addresses.map((path) => `${root}/${path}`)])) {
      at = address
      await goWithin(page, address)
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
      await expect(page.getByText('Er ging iets mis'), address).toHaveCount(0)
      await expect(page.getByRole('dialog'), address).toHaveCount(0)
      if (menu.includes(address)) await expect(page.getByText(/^Geen toegang/), address).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })
}

test('who keeps books and no settings finds no settings in the menu, and at their address why', async ({
  page,
  accessible,
}) => {
  await signInAt(page, '/v2/account')
  const root = await administrationOf(page, 'Bakkerij De Korenschoof B.V.')
  await page.goto(`${root}/settings/users`)
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang tot dit onderdeel' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Instellingen' })).toHaveCount(0)
  await accessible('een onderdeel zonder recht')
  await page.getByRole('link', { name: 'Wat je wel kunt openen' }).click()
  await expect(page).toHaveURL(`${root}/more`)
  expect(root).not.toBe(studio)
})
