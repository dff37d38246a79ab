import { expect, test } from 'vitest'
import { draftOf, emptyLine, type Draft } from './draft.ts'
import { amountsByLine, liveTotals, summedDraft, sumsOf } from './draft-totals.ts'

const line = (change = {}) => ({ ...emptyLine('sale_high'), ...change })
const draft = (change: Partial<Draft>): Draft => ({
  ...draftOf({
    contactId: null,
    invoiceDate: '2026-11-20',
    paymentTermDays: 30,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [],
  }),
  ...change,
})
const drawn = [
  line({ key: 'a', description: 'Ontwerp', quantity: '18,5', unitPrice: '85,00' }),
  line({ key: 'b' }),
  line({ key: 'c', description: 'Drukproeven', quantity: '3', unitPrice: '59,1667' }),
]

test('the totals follow what is typed, line by line', () => {
  const typed = draft({ lines: drawn })
  const totals = liveTotals(typed, '2026-11-20', false)
  expect(totals).toMatchObject({ netCents: 175_000, vatCents: 36_750, grossCents: 211_750 })
  expect([...amountsByLine(typed, totals)]).toEqual([
    ['a', 157_250],
    ['c', 17_750],
  ])
})

test('what cannot be read yet counts as if it were not typed', () => {
  const half = draft({ lines: [line({ description: 'A', quantity: '2-', unitPrice: '1' })], discountPercent: '200' })
  expect(liveTotals(half, '2026-11-20', false)).toMatchObject({ grossCents: 0, discountCents: 0 })
})

test('a line of the one-stop shop bears the rate that was chosen', () => {
  const book = line({ description: 'Boek', unitPrice: '40', vatCode: 'sale_oss', ossRateBasisPoints: 700 })
  expect(liveTotals(draft({ lines: [book] }), '2026-11-20', false, 'DE')).toMatchObject({ vatCents: 280 })
})

test('an amount beyond what the books can hold has no totals instead of wrong ones', () => {
  const huge = line({ description: 'A', quantity: '9999999999999', unitPrice: '9999999999999' })
  expect(liveTotals(draft({ lines: [huge] }), '2026-11-20', false)).toBe(null)
})

test('under the small-business scheme there is no VAT', () => {
  expect(liveTotals(draft({ lines: drawn }), '2026-11-20', true)).toMatchObject({ vatCents: 0, grossCents: 175_000 })
})

test('the sums lead from the lines by way of a discount to the total', () => {
  const totals = liveTotals(draft({ lines: drawn, discountPercent: '10' }), '2026-11-20', false)
  const sums = totals ? sumsOf(summedDraft(totals, false)) : []
  expect(sums).toEqual([
    { label: 'Subtotaal', cents: 175_000 },
    { label: 'Korting', cents: -17_500 },
    { label: 'Exclusief btw', cents: 157_500 },
    { label: 'Btw 21%', cents: 33_075 },
  ])
})

test('of used goods there is no sum without VAT: their price holds it', () => {
  const used = line({
    description: 'Camera',
    quantity: '1',
    unitPrice: '221',
    vatCode: 'sale_margin',
    purchasePrice: '100',
  })
  const totals = liveTotals(draft({ lines: [used] }), '2026-11-20', false)
  expect(totals).toMatchObject({ grossCents: 22_100 })
  expect(totals && sumsOf(summedDraft(totals, false))).toEqual([])
})
