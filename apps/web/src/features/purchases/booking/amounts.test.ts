import { expect, test } from 'vitest'
import { joinLines, lineTotals, recomputed, splitIntoLines, withAmount, withVatCode } from './amounts.ts'
import { emptyDraft, firstLine, newLine, type BookingDraft } from './draft.ts'
import { checkOf } from './sum-of-amounts.ts'
import { inputOf } from './wire.ts'

const today = '2026-11-21'
const dated: BookingDraft = { ...emptyDraft(), invoiceDate: '2026-11-20', dueDate: '2026-12-20' }
const amountsOf = ({ grossCents, vatCents, netCents }: BookingDraft) => [grossCents, vatCents, netCents]
const typed = (amounts: [Parameters<typeof withAmount>[1], number | null][]) =>
  amounts.reduce((draft, [field, cents]) => withAmount(draft, field, cents, today), dated)

test('what was not typed follows from what was', () => {
  expect(amountsOf(typed([['grossCents', 12_100]]))).toEqual([12_100, 2_100, 10_000])
  expect(amountsOf(typed([['netCents', 10_000]]))).toEqual([12_100, 2_100, 10_000])
  expect(
    amountsOf(
      typed([
        ['grossCents', 12_100],
        ['vatCents', 900],
      ]),
    ),
  ).toEqual([12_100, 900, 11_200])
  expect(
    amountsOf(
      typed([
        ['netCents', 10_000],
        ['vatCents', 2_099],
      ]),
    ),
  ).toEqual([12_099, 2_099, 10_000])
  expect(
    amountsOf(
      typed([
        ['grossCents', 12_100],
        ['grossCents', null],
      ]),
    ),
  ).toEqual([null, null, null])
})

test('three amounts that do not add up say by how much, until VAT is computed from the total', () => {
  const wrong = typed([
    ['grossCents', 12_150],
    ['netCents', 10_000],
    ['vatCents', 2_100],
  ])
  expect(checkOf(wrong, today)?.differenceCents).toBe(50)
  expect(checkOf(recomputed(wrong, today), today)?.differenceCents).toBe(0)
  expect(amountsOf(recomputed(wrong, today))).toEqual([12_150, 2_109, 10_041])
})

test('another VAT code computes VAT anew from what is to be paid', () => {
  expect(amountsOf(withVatCode(typed([['grossCents', 10_900]]), 'purchase_low', today))).toEqual([10_900, 900, 10_000])
})

test('VAT that the paper rounds in another way is stated, VAT that follows is not', () => {
  const lines = (draft: BookingDraft) => inputOf(draft, 1, today)
  expect(lines(typed([['grossCents', 12_100]]))).toMatchObject({ lines: [{ amountCents: 10_000 }], statedVat: [] })
  expect(
    lines(
      typed([
        ['netCents', 10_000],
        ['vatCents', 2_099],
      ]),
    ),
  ).toMatchObject({
    lines: [{ amountCents: 10_000 }],
    statedVat: [{ vatCode: 'purchase_high', vatCents: 2_099 }],
  })
})

test('without a date there is nothing to keep', () => {
  expect(inputOf(emptyDraft(), 1, today)).toBeNull()
})

test('split over lines and joined again the amounts are the same', () => {
  const split = splitIntoLines(typed([['grossCents', 12_100]]))
  expect(split.lines.map(({ amountCents }) => amountCents)).toEqual([10_000, null])
  expect(checkOf(split, today)?.differenceCents).toBe(0)
  expect(amountsOf(joinLines(split, today))).toEqual([12_100, 2_100, 10_000])
})

test('of lines that were joined the total and VAT were told: another VAT changes what is left of it', () => {
  const joined = joinLines(splitIntoLines(typed([['grossCents', 12_100]])), today)
  expect(amountsOf(withAmount(joined, 'vatCents', 900, today))).toEqual([12_100, 900, 11_200])
})

test('a rate is the one of the day of the document, and of today while it has none', () => {
  const low = withVatCode({ ...dated, invoiceDate: '2018-12-31' }, 'purchase_low', today)
  expect(amountsOf(withAmount(low, 'netCents', 10_000, today))).toEqual([10_600, 600, 10_000])
  expect(amountsOf(withAmount({ ...low, invoiceDate: null }, 'netCents', 10_000, today))).toEqual([10_900, 900, 10_000])
})

test('lines are compared with the total of the paper', () => {
  const lines = [
    { ...newLine(), amountCents: 10_000 },
    { ...newLine(), amountCents: 1_000, vatCode: 'purchase_low' as const },
  ]
  const draft: BookingDraft = { ...dated, mode: 'lines', lines, grossCents: 13_200 }
  expect(checkOf(draft, today)).toEqual({ netCents: 11_000, vatCents: 2_190, grossCents: 13_200, differenceCents: 10 })
  expect(firstLine(draft).amountCents).toBe(10_000)
})

test('of two amounts the third follows, whichever they are', () => {
  expect(
    amountsOf(
      typed([
        ['grossCents', 12_100],
        ['netCents', 11_000],
      ]),
    ),
  ).toEqual([12_100, 1_100, 11_000])
  expect(amountsOf(typed([['vatCents', 2_100]]))).toEqual([null, 2_100, null])
})

test('VAT is computed from the net amount where no total was typed, and left alone where nothing was', () => {
  const net = typed([
    ['netCents', 10_000],
    ['vatCents', 1],
  ])
  expect(amountsOf(recomputed(net, today))).toEqual([12_100, 2_100, 10_000])
  const vat = typed([['vatCents', 2_100]])
  expect(recomputed(vat, today)).toBe(vat)
})

test('an amount beyond what can be booked leaves the others as they are', () => {
  expect(amountsOf(typed([['grossCents', 100_000_000_000]]))).toEqual([100_000_000_000, null, null])
})

test('VAT that the paper states counts for the lines of its rate alone', () => {
  const lines = [
    { ...newLine(), amountCents: 10_000 },
    { ...newLine(), amountCents: 1_000, vatCode: 'purchase_low' as const },
  ]
  const draft: BookingDraft = { ...dated, mode: 'lines', lines, statedVat: { purchase_high: 2_099, purchase_zero: 5 } }
  expect(lineTotals(draft, today)).toMatchObject({ netCents: 11_000, vatCents: 2_189, grossCents: 13_189 })
})

test('a sum is told only of amounts that are there', () => {
  expect(checkOf(dated, today)).toBeNull()
  expect(checkOf(typed([['vatCents', 2_100]]), today)).toBeNull()
  expect(checkOf(typed([['grossCents', 0]]), today)).toBeNull()
  const lines: BookingDraft = { ...dated, mode: 'lines', lines: [{ ...newLine(), amountCents: 10_000 }] }
  expect(checkOf(lines, today)).toMatchObject({ grossCents: 12_100, differenceCents: 0 })
})

test('empty lines that are joined keep the total of the paper', () => {
  const empty: BookingDraft = { ...dated, mode: 'lines', lines: [newLine(), newLine()] }
  expect(joinLines({ ...empty, grossCents: 12_100 }, today)).toMatchObject({
    mode: 'totals',
    grossCents: 12_100,
    netCents: null,
    vatCents: null,
    given: ['grossCents'],
  })
  expect(joinLines(empty, today)).toMatchObject({ grossCents: null, given: [] })
  expect(joinLines(empty, today).lines).toHaveLength(1)
})

test('another rate books at that rate', () => {
  expect(firstLine(withVatCode(typed([['grossCents', 10_900]]), 'purchase_low', today)).vatCode).toBe('purchase_low')
})
