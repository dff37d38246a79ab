import { afterEach, expect, test, vi } from 'vitest'
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

async function open(known: Purchase | null, book: unknown = {}) {
  const account = { id: 3, number: '4400', name: 'Kantoorkosten', type: 'expense', active: true }
  const page = await openForm(<PlainBooking administrationId={1} purchase={known} />, {
    '/accounts': [account],
    '/contacts/9': { id: 9, name: 'Bakkerij Smit' },
    '/purchase-duplicates': [],
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
  const { field } = await open({
    ...purchase,
    pricesIncludeVat: true,
    lines: [
      { description: '', amountCents: 110_000, vatCode: 'purchase_high', accountId: 3 },
      { description: '', amountCents: 100_000, vatCode: 'purchase_high', accountId: 3 },
    ],
  })
  const vat = field('Btw 21%')
  // 2,100.00 with VAT has 2,100.00 x 21/121 = 364.46 in it.
  await expect.element(vat).toHaveValue('364,46')
  const sum = () => document.querySelector('form')?.textContent
  await expect.poll(sum).toContain('1.735,54 + 364,46 = 2.100,00')
  await vat.fill('36446')
  await expect.element(vat).toHaveFocus()
  await expect.poll(sum).toContain('De btw kan niet meer zijn dan het bedrag zelf')
  expect(sum()).not.toContain('= 2.100,00')
  await field('Betalingskenmerk').click()
  await expect.element(vat).toHaveAccessibleDescription(expect.stringContaining('De btw kan niet meer zijn'))
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
