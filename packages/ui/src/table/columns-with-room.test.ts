import { expect, test } from 'vitest'
import { standingsOf } from './columns-with-room.ts'
import type { Column } from './table-types.ts'

const column = (id: string, rest: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
})
const columns = [
  column('name', { card: 'title' }),
  column('place', { priority: 2 }),
  column('date', { width: '124px', priority: 3 }),
  column('open', { width: '132px', align: 'end', priority: 2 }),
  column('amount', { align: 'end' }),
]
const told = (sortedId?: string, hasChecks = false) =>
  standingsOf(columns, sortedId, hasChecks).map((each) => [each.needPx, each.columns.map(({ id }) => id).join(' ')])

test('columns leave one by one, the highest priority first and the last among equals', () => {
  expect(told()).toEqual([
    [184 + 120 + 124 + 132 + 96, 'name place date open amount'],
    [184 + 120 + 132 + 96, 'name place open amount'],
    [184 + 120 + 96, 'name place amount'],
    [0, 'name amount'],
  ])
})

test('the boxes before the rows take their room', () => {
  expect(told(undefined, true)[0]?.[0]).toBe(656 + 56)
})

test('what the rows are sorted by leaves last, and for no promise of a width', () => {
  expect(told('date').map(([, ids]) => ids)).toEqual([
    'name place date open amount',
    'name place date amount',
    'name date amount',
    'name amount',
  ])
  expect(told('date').map(([px]) => px)).toEqual([656, 524, 0, 0])
})
