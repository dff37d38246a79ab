import { expect, test } from 'vitest'
import { aProposal, type ReadValues } from './proposal.test-support.ts'
import { proposedLines, type Booking, type LinesContext } from './proposed-lines.ts'

const context: LinesContext = { bookings: [], date: '2026-05-20', isForeign: false, isReverseCharged: false }
const booking = (accountId: number, vatCode: Booking['vatCode']): Booking => ({
  accountId,
  accountName: `Rekening ${accountId}`,
  vatCode,
})
const linesOf = (read: ReadValues, changes: Partial<LinesContext> = {}) => {
  const { lines, ...rest } = proposedLines(aProposal(read), { ...context, ...changes })
  return { ...rest, lines: lines.map(({ amountCents, vatCode, accountId }) => [amountCents, vatCode, accountId]) }
}
const exclusive = { pricesIncludeVat: false, statedVat: [], foreignVatCents: 0 }

test('each rate of the specification is a line, on the account that had this rate last time', () => {
  const read: ReadValues = {
    vatLines: [
      { ratePercent: 21, baseCents: 10_000, vatCents: 2_100 },
      { ratePercent: 9, baseCents: 5_000, vatCents: 450 },
      { ratePercent: 0, baseCents: 300, vatCents: 0 },
    ],
  }
  const bookings = [booking(1, 'purchase_low'), booking(2, 'purchase_high'), booking(3, 'purchase_none')]
  expect(linesOf(read, { bookings })).toEqual({
    ...exclusive,
    lines: [
      [10_000, 'purchase_high', 2],
      [5_000, 'purchase_low', 1],
      [300, 'purchase_none', 3],
    ],
  })
})

test.each<[string, ReadValues, unknown[]]>([
  ['net and VAT at 21%', { netCents: 10_000, vatCents: 2_100 }, [10_000, 'purchase_high', null]],
  ['net and gross at 9%', { netCents: 10_000, grossCents: 10_900 }, [10_000, 'purchase_low', null]],
  ['VAT and gross', { vatCents: 2_100, grossCents: 12_100 }, [10_000, 'purchase_high', null]],
  ['no VAT', { netCents: 10_000, vatCents: 0 }, [10_000, 'purchase_zero', null]],
])('one rate is seen in %s', (_name, read, line) => {
  expect(linesOf(read)).toEqual({ ...exclusive, lines: [line] })
})

test.each<[number, boolean]>([
  [2_095, true],
  [2_105, true],
  [2_094, false],
  [2_106, false],
])('VAT of %i over 100.00 is that of 21%, rounded per line: %s', (vatCents, isRounded) => {
  const { pricesIncludeVat } = linesOf({ netCents: 10_000, vatCents, grossCents: 10_000 + vatCents })
  expect(pricesIncludeVat).toBe(!isRounded)
})

test('an invoice of a mixture that is not specified becomes a line of what is to be paid', () => {
  const read = { netCents: 10_000, vatCents: 1_500, grossCents: 11_500 }
  expect(linesOf(read)).toMatchObject({ pricesIncludeVat: true, lines: [[11_500, 'purchase_high', null]] })
  expect(linesOf(read, { bookings: [booking(4, 'purchase_low')] }).lines).toEqual([[11_500, 'purchase_low', 4]])
})

test('without an amount there are no lines', () => {
  expect(linesOf({ number: 'F-1' })).toEqual({ ...exclusive, lines: [] })
})

test('VAT that was rounded in another way is stated, VAT that cannot be right is not', () => {
  const read = (vatCents: number): ReadValues => ({ vatLines: [{ ratePercent: 21, baseCents: 10_000, vatCents }] })
  expect(linesOf(read(2_098)).statedVat).toEqual([{ vatCode: 'purchase_high', vatCents: 2_098 }])
  expect(linesOf(read(2_500)).statedVat).toEqual([])
  expect(linesOf({ ...read(2_098), kind: 'credit_invoice' }).statedVat).toEqual([
    { vatCode: 'purchase_high', vatCents: 2_098 },
  ])
})

test('a supplier in another country charges none, and the buyer owes it', () => {
  expect(linesOf({ netCents: 10_000, vatCents: 0 }, { isForeign: true }).lines).toEqual([
    [10_000, 'purchase_eu_services', null],
  ])
})

test('VAT that the paper says is shifted to the buyer is owed by the buyer', () => {
  expect(linesOf({ netCents: 10_000, vatCents: 0 }, { isReverseCharged: true }).lines).toEqual([
    [10_000, 'purchase_reverse', null],
  ])
  expect(linesOf({ netCents: 10_000, vatCents: 2_100 }, { isReverseCharged: true }).lines).toEqual([
    [10_000, 'purchase_high', null],
  ])
})

test('VAT that an electronic invoice says is shifted is owed, whatever was booked last', () => {
  const read = (shifted: 'reverse_charge' | 'intra_community'): ReadValues => ({
    vatLines: [
      { ratePercent: 21, baseCents: 10_000, vatCents: 2_100 },
      { ratePercent: 0, baseCents: 50_000, vatCents: 0, shifted },
    ],
  })
  const bookings = [booking(1, 'purchase_zero')]
  const codes = (shifted: 'reverse_charge' | 'intra_community', isForeign: boolean) =>
    linesOf(read(shifted), { bookings, isForeign }).lines.map(([, code]) => code)
  expect(codes('reverse_charge', false)).toEqual(['purchase_high', 'purchase_reverse'])
  expect(codes('reverse_charge', true)[1]).toBe('purchase_eu_services')
  expect(codes('intra_community', true)[1]).toBe('purchase_eu_goods')
})

test("VAT of another country is a cost and not deducted, unless the supplier's last invoice was booked with it", () => {
  const read: ReadValues = {
    vatLines: [
      { ratePercent: 21, baseCents: 10_000, vatCents: 2_100 },
      { ratePercent: 0, baseCents: 300, vatCents: 0 },
    ],
  }
  expect(linesOf(read, { isForeign: true })).toEqual({
    ...exclusive,
    foreignVatCents: 2_100,
    lines: [
      [12_100, 'purchase_none', null],
      [300, 'purchase_eu_services', null],
    ],
  })
  expect(linesOf({ netCents: 10_000, vatCents: 2_100 }, { isForeign: true, bookings: [booking(1, null)] })).toEqual({
    ...exclusive,
    foreignVatCents: 2_100,
    lines: [[12_100, 'purchase_none', 1]],
  })
  const german = { netCents: 10_000, vatCents: 1_900, grossCents: 11_900 }
  expect(linesOf(german, { isForeign: true })).toMatchObject({
    foreignVatCents: 1_900,
    lines: [[11_900, 'purchase_none', null]],
  })
  const bookings = [booking(2, 'purchase_high')]
  expect(linesOf({ netCents: 10_000, vatCents: 2_100 }, { isForeign: true, bookings }).lines).toEqual([
    [10_000, 'purchase_high', 2],
  ])
})
