import { vatCodeChoices } from '@klopt/bookkeeping/vat'
import { expect, test } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { draftOf, type SaleVatCode } from './draft.ts'
import { liveTotals } from './draft-totals.ts'
import { invoiceViewOf } from './invoice-view-content.ts'

const today = '2026-11-20'

/** The paper of a draft with a line of ten euro for each code. */
function invoiceViewWith(codes: readonly SaleVatCode[], smallBusinessScheme = false) {
  const draft = draftOf({
    contactId: null,
    invoiceDate: today,
    paymentTermDays: 14,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: codes.map((vatCode) => ({
      description: vatCode,
      quantity: '1',
      unit: '',
      unitPrice: '10',
      discountPercent: '0',
      vatCode,
      accountId: null,
    })),
  })
  const totals = liveTotals(draft, today, smallBusinessScheme)
  const source = { draft, totals, contact: null, logo: null, today, isCredit: false }
  return invoiceViewOf({ ...source, profile: { ...companyProfile, smallBusinessScheme } })
}

test('the VAT of each code stands on the paper of a draft in the words of its PDF', () => {
  const view = invoiceViewWith(vatCodeChoices('sale').map(({ code }) => code as SaleVatCode))
  expect(view.lines.map(({ title, vat }) => [title, vat])).toEqual([
    ['sale_high', '21%'],
    ['sale_low', '9%'],
    ['sale_lodging', '21%'],
    ['sale_zero', '0%'],
    ['sale_reverse', 'Verlegd'],
    ['sale_exempt', 'Vrijgesteld'],
    ['sale_exempt_counted', 'Vrijgesteld'],
    ['sale_eu_goods', '0%'],
    ['sale_eu_services', 'Verlegd'],
    ['sale_eu_triangular', 'Verlegd'],
    ['sale_eu_installation', 'Buitenland'],
    ['sale_export', '0%'],
    ['sale_outside_scope', 'N.v.t.'],
  ])
  expect(view.sums).toEqual([
    { label: 'Totaal exclusief btw', amount: '130,00' },
    { label: 'Btw 21% over 20,00', amount: '4,20' },
    { label: 'Btw 9% over 10,00', amount: '0,90' },
    { label: 'Btw 0% over 10,00', amount: '0,00' },
    { label: 'Btw verlegd over 30,00', amount: '0,00' },
    { label: 'Btw vrijgesteld over 20,00', amount: '0,00' },
    { label: 'Btw 0% (EU) over 10,00', amount: '0,00' },
    { label: 'Btw buitenland over 10,00', amount: '0,00' },
    { label: 'Btw 0% (export) over 10,00', amount: '0,00' },
    { label: 'Btw n.v.t. over 10,00', amount: '0,00' },
  ])
})

test('the paper of the small-business scheme names no rate', () => {
  const { lines, sums } = invoiceViewWith(['sale_high', 'sale_low'], true)
  expect(lines.map(({ vat }) => vat)).toEqual(['Vrijgesteld', 'Vrijgesteld'])
  expect(sums.slice(1)).toEqual([{ label: 'Btw vrijgesteld (KOR) over 20,00', amount: '0,00' }])
})
