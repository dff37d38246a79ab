import { expect, test } from 'vitest'
import { monthGroups, type Months } from './month-groups.ts'

interface Invoice {
  day: string
  cents: number
}

const months: Months<Invoice> = {
  days: { day: ({ day }) => day },
  words: ['factuur', 'facturen'],
  centsOf: ({ cents }) => cents,
}
const rows: Invoice[] = [
  { day: '2026-11-19', cents: 52_320 },
  { day: '2026-11-03', cents: -2_320 },
  { day: '2026-10-20', cents: 100 },
  { day: '2025-12-31', cents: 0 },
]
const of = (ends: { hasMore?: boolean; hasEarlier?: boolean } = {}) => {
  const groupOf = monthGroups({
    rows,
    dayOf: ({ day }) => day,
    months,
    today: '2026-11-30',
    hasMore: false,
    hasEarlier: false,
    ...ends,
  })
  return rows.map((row) => {
    const { name, count } = groupOf(row)
    return [name, count]
  })
}

test('a month has how many are in it and what they come to, with its year where that is another', () => {
  expect(of()).toEqual([
    ['November', '2 facturen · €\u00a0500,00'],
    ['November', '2 facturen · €\u00a0500,00'],
    ['Oktober', '1 factuur · €\u00a01,00'],
    ['December 2025', '1 factuur · €\u00a00,00'],
  ])
})

test('a month of which rows are still to come is not counted', () => {
  expect(of({ hasMore: true }).map(([, count]) => count !== undefined)).toEqual([true, true, true, false])
  expect(of({ hasEarlier: true }).map(([, count]) => count !== undefined)).toEqual([false, false, true, true])
})
