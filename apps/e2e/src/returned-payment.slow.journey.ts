import { writeCamt053 } from '@klopt/bank-statements/testing'
import { parseMoney } from '@klopt/validators'
import { expect, logIn, studio, test } from './support/journey.ts'
import { today } from './support/today.ts'

test.use({ world: 'a payment that comes back' })

const CUSTOMER = 'Gemeente Haarlem'

test('an invoice is open again when the bank takes its payment back', async ({ page, accessible }) => {
  await logIn(page)
  await page.goto(`${studio}/bank`)
  const paid = page
    .getByRole('row')
    .filter({ hasText: CUSTOMER })
    .filter({ hasText: /Factuur \d{4}-\d{4}/ })
    .first()
  const told = await paid.innerText()
  const [, number = ''] = /Factuur (\d{4}-\d{4})/.exec(told) ?? []
  const [, amount = ''] = /\+([\d.,]+)/.exec(told) ?? []
  await paid.getByText(CUSTOMER).click()
  const panel = page.getByRole('complementary', { name: 'Gekozen bankregel' })
  await expect(panel.getByText(`Factuur ${number}`).first()).toBeVisible()
  const agree = panel.getByRole('button', { name: 'Akkoord' })
  await expect(agree).toBeEnabled()
  await agree.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: `Factuur ${number}` })).toHaveCount(0)

  const answer = await page.request.get(`/api${studio}/bank/books`)
  const [book] = (await answer.json()) as { iban: string; balanceCents: number }[]
  if (!book) throw new Error('the demo world has no bank book')
  const cents = parseMoney(amount)
  if (cents === null) throw new Error(`no amount in ${told}`)
  const amountCents = -cents
  const line = { valueDate: today, structuredReference: null, endToEndId: null, kind: null, balanceAfterCents: null }
  const statement = writeCamt053({
    iban: book.iban.replaceAll(' ', ''),
    currency: 'EUR',
    from: today,
    to: today,
    openingBalanceCents: book.balanceCents,
    closingBalanceCents: book.balanceCents + amountCents,
    statementId: 'terug',
    lines: [
      {
        ...line,
        date: today,
        amountCents,
        counterpartyName: CUSTOMER,
        counterpartyIban: 'NL26BNGH0285008681',
        description: 'STORNO MD06',
      },
    ],
  })
  await page.goto(`${studio}/bank/import`)
  await page
    .getByLabel('Bankafschrift')
    .setInputFiles({ name: 'terug.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) })
  await page.getByRole('button', { name: '1 regel importeren' }).press('Enter')
  await expect(page.getByText('1 regel geïmporteerd.').first()).toBeVisible()

  await page.goto(`${studio}/bank`)
  await page.getByRole('row').filter({ hasText: 'STORNO MD06' }).getByText(CUSTOMER).click()
  await expect(panel.getByText(/staat weer open/).first()).toBeVisible()
  await accessible('een betaling die terugkomt')
  // Of an invoice that was paid the same amount it may be too: then one of them is chosen.
  await panel.getByRole('radio', { name: `Factuur ${number} teruggeboekt` }).check()
  await expect(agree).toBeEnabled()
  await agree.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'STORNO MD06' })).toHaveCount(0)
  await page.goto(`${studio}/invoices?search=${number}`)
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(/Te laat|Verzonden|Bekeken/)
})
