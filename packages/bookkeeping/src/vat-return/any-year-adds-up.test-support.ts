import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { expect } from 'vitest'
import { VAT_ACCOUNTS } from '../ledger/vat-accounts.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { vatReturnBoxes, type VatReturnBox } from './vat-return.ts'
import { anyYear } from './any-vat-year.test-support.ts'
import { counts } from './vat-ledger.test-support.ts'
import { FIRST_DAY, payableCents, VatYear } from './vat-year.test-support.ts'

/** Decided, filed and corrected more often than this, what waits never ends. */
const MOST_ROUNDS = 60

/** Of any year, boxes and corrections together are its lines: nothing twice, never, or undecided for ever. */
export function expectAnyYearToAddUp(years: { readonly numRuns: number; readonly seed: number }): void {
  fc.assert(
    fc.property(anyYear, ({ frequency, acts }) => {
      const year = new VatYear(frequency)
      for (const [index, act] of acts.entries()) {
        year.today = addDays(FIRST_DAY, Math.floor(((index + 1) * 600) / acts.length))
        year.do(act)
      }
      expectToAddUp(year)
      settle(year)
      expectToAddUp(year)
      expect(year.waiting().filter(({ vatDate, ...line }) => counts(line) && vatDate < '2027-01-01')).toEqual([])
      const members = year.declared.flatMap((document) => document.members)
      const boxes = year.latest().flatMap((document) => document.boxes)
      for (const { box, baseCents, vatCents } of vatReturnBoxes(members)) {
        const own = boxes.filter((each) => each.box === box)
        expect([box, sumOf(own, 'baseCents'), sumOf(own, 'vatCents')]).toEqual([box, baseCents ?? 0, vatCents ?? 0]) // zero: no such column
      }
      const owed = year.latest().reduce((sum, document) => sum + payableCents(document), 0)
      expect(year.books.balanceOf(SYSTEM_ACCOUNTS.vatPayable)).toBe(owed + year.assessedCents)
      const left = year.waiting().reduce((sum, line) => (line.vatKind === 'base' ? sum : sum + line.balanceCents), 0)
      const onAccounts = VAT_ACCOUNTS.reduce((sum, rgs) => sum + year.books.balanceOf(rgs), 0)
      expect(onAccounts).toBe(left)
    }),
    years,
  )
}

/** Each line is in one document, and what a document froze is its own lines with those it corrects. */
function expectToAddUp(year: VatYear): void {
  const members = year.declared.flatMap((document) => document.members)
  expect(new Set(members).size).toBe(members.length)
  for (const document of year.declared) {
    const upTo = year.declared.slice(0, year.declared.indexOf(document) + 1)
    const own = upTo.filter(
      ({ start, kind }) => start === document.start && (kind === 'return' || document.kind === kind),
    )
    expect(vatReturnBoxes(own.flatMap((each) => each.members))).toEqual(document.boxes)
  }
}

/** Does what the product asks until it asks nothing more: who follows it has declared everything. */
function settle(year: VatYear): void {
  year.leaveSmallBusiness()
  year.today = '2028-02-01'
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    while (year.process({ pick: 0, cents: 0 }));
    let asked = 0
    // Corrected from the last on, so that those before keep their places.
    for (const [pick, { verdict, start }] of [...year.late().entries()].toReversed()) {
      if (verdict === 'correction') expect(year.correct({ pick })).toBe(true)
      else year.choose(start, 'next_return')
      asked += 1
    }
    if (!year.file() && asked === 0) return
    while (year.process({ pick: 0, cents: 0 }));
  }
}

const sumOf = (boxes: readonly VatReturnBox[], column: 'baseCents' | 'vatCents') =>
  boxes.reduce((sum, box) => sum + (box[column] ?? 0), 0) // zero: no such column
