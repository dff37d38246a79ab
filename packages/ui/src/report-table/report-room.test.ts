import { expect, test } from 'vitest'
import { roomFor } from './report-room.ts'
import type { ReportColumn } from './report-types.ts'

const parts = ['a', 'b', 'c'].map((id): ReportColumn => ({ id, header: id }))
const columns: ReportColumn[] = [
  ...parts,
  { id: 'total', header: 'total', kind: 'total' },
  { id: 'before', header: 'before', kind: 'before', priority: 2 },
]
const room = (roomPx: number, some = columns) => {
  const { away, isClose, isTooWide } = roomFor(some, () => 100, roomPx)
  return [[...away].join(''), isClose, isTooWide]
}

// Five of 100 with 16 beside each and 200 for a name, or with 8 or 6 and 160, and what lies after the last.
test.each([
  [792, ['', false, false]],
  [791, ['', true, false]],
  [716, ['', true, false]],
  [707, ['', true, false]],
  [706, ['before', false, false]],
  [676, ['before', false, false]],
  [675, ['before', true, false]],
])('in %d px stands what fits, first close to each other and then with less', (roomPx, expected) => {
  expect(room(roomPx)).toEqual(expected)
})

test('the first parts go before their total, and without one nothing can', () => {
  const many = Array.from({ length: 6 }, (_, index): ReportColumn => ({ id: String(index), header: '' }))
  expect(room(735, [...many, { id: 'total', header: '', kind: 'total' }])).toEqual(['01', true, false])
  expect(room(700, many)).toEqual(['', false, true])
})

test('a card has all its figures', () => {
  expect(room(639)).toEqual(['', false, false])
})

test('the names keep the room of their longest word, for which a part goes', () => {
  const many = Array.from({ length: 6 }, (_, index): ReportColumn => ({ id: String(index), header: '' }))
  const together: ReportColumn[] = [...many, { id: 'total', header: '', kind: 'total' }]
  const awayOf = (namesPx: number) => [...roomFor(together, () => 80, 780, namesPx).away].join('')
  expect(awayOf(160)).toBe('')
  expect(awayOf(181)).toBe('0')
})
