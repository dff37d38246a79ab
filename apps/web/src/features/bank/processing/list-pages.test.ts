import { expect, test } from 'vitest'
import { withoutLine } from './list-pages.ts'

const line = (id: number, certainty: string | null) => ({ id, best: certainty === null ? null : { certainty } })
const pages = [
  { items: [line(1, 'certain'), line(2, 'likely')], waiting: 4, certain: 2, nextCursor: 'a' },
  { items: [line(3, null), line(4, 'certain')], waiting: 4, certain: 2, nextCursor: null },
]
const counts = (id: number) =>
  withoutLine(pages, id).map(({ items, waiting, certain }) => [items.length, waiting, certain])

test('a booked line is gone from the list and from what the list counts, on every page', () => {
  expect(counts(1)).toEqual([
    [1, 3, 1],
    [2, 3, 1],
  ])
  expect(counts(2)).toEqual([
    [1, 3, 2],
    [2, 3, 2],
  ])
  expect(counts(3)).toEqual([
    [2, 3, 2],
    [1, 3, 2],
  ])
  expect(withoutLine(pages, 1)[0]?.nextCursor).toBe('a')
})

test('a line that is in the list no longer changes nothing', () => {
  expect(withoutLine(pages, 9)).toEqual(pages)
})
