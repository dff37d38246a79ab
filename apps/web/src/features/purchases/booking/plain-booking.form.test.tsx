import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm, refusal } from '../../../testing/open-form.tsx'
import { PlainBooking } from './plain-booking.tsx'
import type { Purchase } from './wire.ts'

afterEach(() => vi.unstubAllGlobals())

const purchase: Purchase = {
  id: 5,
  version: 2,
  kind: 'invoice',
  documentId: null,
  contactId: 9,
  contactName: 'Bakkerij Smit',
  number: 'F-1',
  invoiceDate: '2026-11-20',
  dueDate: '2026-12-20',
  paymentReference: '',
  pricesIncludeVat: false,
  lines: [{ description: '', amountCents: 10_000, vatCode: 'purchase_high', accountId: 3 }],
  statedVat: [],
  foreign: null,
  totals: { netCents: 10_000, vatCents: 2_100, grossCents: 12_100 },
  createdAt: 1_795_000_000,
  status: 'draft',
  openCents: 0,
  journalEntryId: null,
  reversalEntryId: null,
  payments: [],
  fileId: null,
  attachments: [],
  bookedAt: null,
}

/** 2,100.00 in two lines, with VAT in them. */
const inLines: Purchase = {
  ...purchase,
  pricesIncludeVat: true,
  lines: [
    { description: '', amountCents: 110_000, vatCode: 'purchase_high', accountId: 3 },
    { description: '', amountCents: 100_000, vatCode: 'purchase_high', accountId: 3 },
  ],
}

const shown = () => document.querySelector('form')?.textContent

const OWN_DAY = {
  date: '2026-11-20',
  entryDate: '2026-11-20',
  vatPeriodLabel: '4e kwartaal 2026',
  vatIsLate: false,
  vatExpiredOn: null,
  vatScheme: 'accrual',
}

async function open(known: Purchase | null, book: unknown = {}, bookingDay: object = OWN_DAY) {
  const account = { id: 3, number: '4400', name: 'Kantoorkosten', type: 'expense', active: true }
  const page = await openForm(<PlainBooking administrationId={1} purchase={known} />, {
    '/accounts': [account],
    '/contacts/9': { id: 9, name: 'Bakkerij Smit' },
    '/purchase-duplicates': [],
    '/book-locks/booking-day': bookingDay,
    '/purchases/5/save': { version: 3 },
    '/purchases/5/book': book,
  })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { ...page, field, book: () => screen.getByRole('button', { name: 'Boeken', exact: true }).click() }
}

test('what booking still needs is said at its fields, the first has the focus, and nothing is sent', async () => {
  const { field, book, sent } = await open(null)
  await field('Factuurnummer').fill('F-1')
  await book()
  await expect
    .element(field('Leverancier'))
    .toHaveAccessibleDescription(expect.stringContaining('Kies een leverancier'))
  await expect.element(field('Datum')).toHaveAccessibleDescription(expect.stringContaining('Vul de factuurdatum in'))
  await expect.element(field('Leverancier')).toHaveFocus()
  await expect.element(field('Factuurnummer')).toHaveValue('F-1')
  expect(sent).toEqual([])
})

test('VAT beyond its amount is refused while it is typed, and makes no sum', async () => {
  const { field } = await open(inLines)
  const vat = field('Btw 21%')
  // 2,100.00 with VAT has 2,100.00 x 21/121 = 364.46 in it.
  await expect.element(vat).toHaveValue('364,46')
  await expect.poll(shown).toContain('1.735,54 + 364,46 = 2.100,00')
  await vat.fill('36446')
  await expect.element(vat).toHaveFocus()
  await expect.poll(shown).toContain('De btw kan niet meer zijn dan het bedrag zelf')
  expect(shown()).not.toContain('= 2.100,00')
  await field('Betalingskenmerk').click()
  await expect.element(vat).toHaveAccessibleDescription(expect.stringContaining('De btw kan niet meer zijn'))
})

test('VAT of ten digits keeps its field, which says what is wrong with it', async () => {
  const { field } = await open(inLines)
  const vat = field('Btw 21%')
  await vat.fill('9999999999')
  await expect.element(vat).toHaveFocus()
  await expect.poll(shown).toContain('De btw kan niet meer zijn dan het bedrag zelf')
  await field('Betalingskenmerk').click()
  await expect.element(vat).toHaveAccessibleDescription(expect.stringContaining('De btw kan niet meer zijn'))
  await vat.fill('364,46')
  await expect.poll(shown).toContain('1.735,54 + 364,46 = 2.100,00')
})

test('an amount beyond what can be booked says so at its field, and VAT keeps its own', async () => {
  const { screen, field } = await open(inLines)
  const amount = screen.getByRole('listitem', { name: 'Regel 2' }).getByLabelText('Bedrag', { exact: true })
  await amount.fill('10000000000')
  await expect.poll(shown).toContain('Dit bedrag is te groot')
  await expect.element(field('Btw 21%')).toBeVisible()
  await field('Betalingskenmerk').click()
  await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining('hoogstens 999.999.999,99'))
})

test('lines whose VAT somebody typed are right without more only where it is the VAT that follows from them', async () => {
  const { field } = await open(inLines)
  await field('Totaal op de factuur').fill('2100')
  await expect.poll(shown).toContain('1.735,54 + 364,46 = 2.100,00 · klopt')
  await field('Btw 21%').fill('300')
  await expect.poll(shown).toContain('1.800,00 + 300,00 = 2.100,00 · btw berekend: 364,46')
  expect(shown()).not.toContain('klopt')
  await field('Btw 21%').fill('364,46')
  await expect.poll(shown).toContain('1.735,54 + 364,46 = 2.100,00 · klopt')
})

test('VAT below zero of what is to be paid, and VAT that is all of it, are refused while they are typed', async () => {
  const { field } = await open(purchase)
  for (const typed of ['-5', '121']) {
    await field('Btw').fill(typed)
    await expect.poll(shown).toContain('De btw kan niet meer zijn dan het bedrag zelf')
    await field('Btw').fill('21')
    await expect.poll(shown).toContain('100,00 + 21,00 = 121,00')
  }
})

test('a booking that is refused says so at its field, which has the focus, and what was typed still stands there', async () => {
  const { field, book, sent } = await open(purchase, refusal(422, { number: 'Dit nummer is al geboekt' }))
  await field('Factuurnummer').fill('F-2')
  await field('Betalingskenmerk').fill('RF18')
  await book()
  await expect
    .element(field('Factuurnummer'))
    .toHaveAccessibleDescription(expect.stringContaining('Dit nummer is al geboekt'))
  await expect.element(field('Factuurnummer')).toHaveFocus()
  await expect.element(field('Factuurnummer')).toHaveValue('F-2')
  await expect.element(field('Betalingskenmerk')).toHaveValue('RF18')
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['save', 'book'])
})

test('costs get a period, and it goes along with the booking', async () => {
  const { screen, field, sent } = await open(purchase)
  await screen.getByRole('button', { name: 'Periode van deze kosten' }).click()
  await field('Van').fill('1-10-2026')
  await field('Tot en met').fill('30-9-2027')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Verdelen' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Periode van deze kosten: okt 2026 t/m sep 2027' }))
    .toBeVisible()
  await expect
    .poll(() => sent.findLast(({ path }) => path.endsWith('/save')))
    .toMatchObject({ body: { lines: [{ periodFrom: '2026-10-01', periodTo: '2027-09-30' }] } })
})

test('a purchase in another currency is not kept until its rate is there, and says so', async () => {
  const { screen } = await open(purchase)
  await screen.getByRole('combobox', { name: 'Munteenheid' }).click()
  await screen.getByRole('option', { name: /^USD/ }).click()
  await expect.element(screen.getByText('Nog niet bewaard: vul de koers in.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Koers van de dag' }).fill('1,0832')
  await expect.element(screen.getByText('Nog niet bewaard: vul de koers in.')).not.toBeInTheDocument()
})

test('of what came in after the five years it says before the press that its VAT is in no return', async () => {
  const old = { ...OWN_DAY, date: '2020-03-10', entryDate: '2020-03-10', vatPeriodLabel: '1e kwartaal 2020' }
  const late = { ...purchase, invoiceDate: '2020-03-10', receivedOn: '2026-11-19' }
  const { screen } = await open(late, {}, { ...old, vatExpiredOn: '2025-12-31' })
  const sentence = 'De btw komt in geen aangifte: over het 1e kwartaal 2020 kon dat tot en met 31 december 2025.'
  await expect.element(screen.getByText(sentence)).toBeVisible()
})
