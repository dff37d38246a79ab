import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { decodeCursor, pageOf } from './cursor.ts'

/** A list of numbers in order, read as the lists of the server are: one more row than a page holds. */
function read(all: readonly number[], pageSize: number, cursor: string | null) {
  const after = decodeCursor(cursor ?? undefined, ['number'])
  const rows = all.filter((row) => after === null || row > after[0]).slice(0, pageSize + 1)
  return pageOf(rows, pageSize, (row) => [row])
}

test('page after page shows every row once and in order, and ends without an empty page', () => {
  const lists = fc.uniqueArray(fc.nat(1000), { maxLength: 40 }).map((list) => list.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 12 }), (all, pageSize) => {
      const pages: number[][] = []
      for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
        const { shown, nextCursor } = read(all, pageSize, cursor)
        pages.push(shown)
        cursor = nextCursor
      }
      expect(pages.flat()).toEqual(all)
      expect(pages).toHaveLength(Math.max(1, Math.ceil(all.length / pageSize)))
    }),
  )
})

test('a cursor of another list, or of nobody, is refused', () => {
  const { nextCursor } = pageOf([1, 2], 1, (row) => [row, 'a'])
  expect(decodeCursor(nextCursor ?? '', ['number', 'string'])).toEqual([1, 'a'])
  for (const [cursor, kinds] of [
    [nextCursor ?? '', ['number']],
    [nextCursor ?? '', ['string', 'string']],
    ['', ['number']],
    ['bnVsbA', ['number']],
  ] as const) {
    expect(() => decodeCursor(cursor, kinds)).toThrow(ApiError)
  }
})
