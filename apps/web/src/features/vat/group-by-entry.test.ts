import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByEntry, type BoxLine } from './group-by-entry.ts'

const line = (lineId: number, entryId: number, baseCents: number | null, vatCents: number | null): BoxLine => ({
  lineId,
  entryId,
  date: '2026-09-09',
  description: `Factuur ${entryId}`,
  contactName: null,
  sourceType: 'invoice',
  sourceId: entryId,
  baseCents,
  vatCents,
})

test('an invoice with two lines is one document with its turnover and its VAT', () => {
  const documents = groupByEntry([
    line(4, 2, null, 2100),
    line(3, 2, 10000, null),
    line(2, 1, 500, null),
    line(1, 2, 1, null),
  ])
  expect(documents.map(({ entryId, baseCents, vatCents }) => [entryId, baseCents, vatCents])).toEqual([
    [2, 10001, 2100],
    [1, 500, null],
  ])
})

test('grouping loses no cent', () => {
  const amount = fc.option(fc.integer({ min: -1e9, max: 1e9 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), amount, amount)), (given) => {
      const lines = given.map(([entryId, base, vat], index) => line(index, entryId, base, vat))
      const total = (list: readonly { baseCents: number | null; vatCents: number | null }[]) =>
        list.reduce((sum, each) => sum + (each.baseCents ?? 0) + (each.vatCents ?? 0), 0)
      expect(total(groupByEntry(lines))).toBe(total(lines))
    }),
  )
})
