import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTotals } from '../../documents/document-totals.ts'
import { purchaseInvoicePosting, salesInvoicePosting } from '../../ledger/invoice-postings.ts'
import type { PostingLine } from '../../ledger/posting.ts'
import { aLine } from './audit-file.test-support.ts'
import { vatOfLines } from './vat-of-lines.ts'

const date = '2026-03-31'
const audited = (lines: readonly PostingLine[]) =>
  lines.map(({ debitCents, creditCents, vatCode = null, vatKind = null }) =>
    aLine('8000', debitCents - creditCents, { vatCode, vatKind }),
  )

test('turnover at two rates on one invoice carries the VAT of each', () => {
  const totals = documentTotals({
    date,
    pricesIncludeVat: false,
    lines: [
      { quantity: '1', unitPrice: '100', vatCode: 'sale_high' },
      { quantity: '1', unitPrice: '50', vatCode: 'sale_low' },
    ],
  })
  expect(vatOfLines(audited(salesInvoicePosting(totals, {})), date)).toEqual([
    [],
    [{ code: 'sale_high', percent: '21', cents: -2_100 }],
    [{ code: 'sale_low', percent: '9', cents: -450 }],
    [],
    [],
  ])
})

test('of a reverse-charged purchase the cost says what is owed and what is deducted', () => {
  const totals = documentTotals({
    date,
    pricesIncludeVat: false,
    lines: [{ quantity: '1', unitPrice: '100', vatCode: 'purchase_eu_services' }],
  })
  const [cost] = vatOfLines(audited(purchaseInvoicePosting(totals, { date, expenseAccounts: [{ id: 1 }] })), date)
  expect(cost).toEqual([
    { code: 'purchase_eu_services', percent: '21', cents: -2_100 },
    { code: 'purchase_eu_services', percent: '21', cents: 2_100 },
  ])
})

test('a sale without VAT says under which code', () => {
  const line = aLine('8000', -500, { vatCode: 'sale_export', vatKind: 'base' })
  expect(vatOfLines([line], date)).toEqual([[{ code: 'sale_export', percent: '0', cents: 0 }]])
})

test('VAT without turnover or costs stands with its own line', () => {
  const lines = [aLine('4990', 700), aLine('1520', -700, { vatCode: 'purchase_high', vatKind: 'input' })]
  expect(vatOfLines(lines, date)).toEqual([[], [{ code: 'purchase_high', percent: '21', cents: -700 }]])
})

test('the VAT of the lines is the VAT of the ledger to the cent, however it is divided', () => {
  const amounts = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }).filter(Boolean), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(amounts, fc.integer({ min: -9_999_999, max: 9_999_999 }).filter(Boolean), (bases, vatCents) => {
      const lines = [
        ...bases.map((cents) => aLine('8000', cents, { vatCode: 'sale_high', vatKind: 'base' })),
        aLine('1500', vatCents, { vatCode: 'sale_high', vatKind: 'output' }),
      ]
      const found = vatOfLines(lines, date)
      expect(found.flat().reduce((total, { cents }) => total + cents, 0)).toBe(vatCents)
      expect(found.at(-1)).toEqual([])
    }),
  )
})
