import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, decimalsOf, isRate } from '../money/currencies.ts'
import { salesInvoicePosting } from '../ledger/invoice-postings.ts'
import { codeOf } from '../ledger/postings.test-support.ts'
import { documentTotals } from './document-totals.ts'
import { inEuroCents, totalsInEuros } from './exchange.ts'

const date = '2026-11-20'

test('what is invoiced in dollars is booked in euros, base and VAT each by the rate', () => {
  const totals = documentTotals({
    lines: [
      { quantity: '1', unitPrice: '1000', vatCode: 'sale_high' },
      { quantity: '3', unitPrice: '33.33', vatCode: 'sale_low' },
    ],
    pricesIncludeVat: false,
    date,
  })
  expect(totals).toMatchObject({ netCents: 1_099_99, vatCents: 219_00, grossCents: 1_318_99 })
  // 1,000 / 1.0832 = 923.1905; 210 / 1.0832 = 193.8700; 99.99 / 1.0832 = 92.3098; 9.00 / 1.0832 = 8.3087.
  expect(totalsInEuros(totals, { currency: 'USD', rate: '1.0832' })).toMatchObject({
    vat: [
      { vatCode: 'sale_high', baseCents: 923_19, vatCents: 193_87 },
      { vatCode: 'sale_low', baseCents: 92_31, vatCents: 8_31 },
    ],
    netCents: 1_015_50,
    vatCents: 202_18,
    grossCents: 1_217_68,
  })
})

test('yens have no decimals and dinars three', () => {
  const lines = [{ quantity: '1.5', unitPrice: '1001', vatCode: 'sale_export' }] as const
  const yens = documentTotals({ lines, pricesIncludeVat: false, date, decimals: decimalsOf('JPY') })
  // 1,501.5 yens are 1,502; at 163.45 for a euro that is 9.1893.
  expect(yens.grossCents).toBe(1502)
  expect(totalsInEuros(yens, { currency: 'JPY', rate: '163.45' }).grossCents).toBe(9_19)
  const dinars = documentTotals({ lines, pricesIncludeVat: false, date, decimals: decimalsOf('KWD') })
  // 1,501.500 dinars at 0.3327 for a euro are 4,513.0748.
  expect(dinars.grossCents).toBe(1_501_500)
  expect(totalsInEuros(dinars, { currency: 'KWD', rate: '0.3327' }).grossCents).toBe(4_513_07)
})

test('euros stay as they are, whatever the rate', () => {
  const totals = documentTotals({ lines: [], pricesIncludeVat: false, date })
  expect(totalsInEuros(totals, { currency: 'EUR', rate: '' })).toBe(totals)
})

test.each(['', '0', '-1', '1,08', '123456789', '1.123456789'])('%j is no rate', (rate) => {
  expect(isRate(rate)).toBe(false)
  expect(codeOf(() => inEuroCents(100, { currency: 'USD', rate }))).toBe('invalid_rate')
})

test('what is no currency is refused', () => {
  expect(codeOf(() => inEuroCents(100, { currency: 'BGN', rate: '1' }))).toBe('unknown_currency')
})

test('whatever the rate and the currency, the entry balances and the lines are their bases', () => {
  const line = fc.record({
    quantity: fc.integer({ min: -50, max: 50 }).map(String),
    unitPrice: fc.integer({ min: -99_999, max: 99_999 }).map((minor) => String(minor / 100)),
    vatCode: fc.constantFrom('sale_high', 'sale_low', 'sale_export', 'sale_reverse'),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      fc.constantFrom('0', '10', '33.3'),
      fc.constantFrom(...CURRENCIES.filter((code) => code !== 'EUR')),
      fc.integer({ min: 1, max: 10_000_000 }).map((millis) => String(millis / 1000)),
      (lines, pricesIncludeVat, discountPercent, currency, rate) => {
        const given = { lines, pricesIncludeVat, discountPercent, date, decimals: decimalsOf(currency) }
        const euros = totalsInEuros(documentTotals(given), { currency, rate })
        const posted = salesInvoicePosting(euros, {})
        expect(posted.reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)).toBe(0)
        const bases = euros.lines.reduce((sum, { baseCents }) => sum + baseCents, 0)
        expect(bases).toBe(euros.netCents)
        expect(euros.grossCents).toBe(euros.netCents + euros.vatCents)
      },
    ),
  )
})
