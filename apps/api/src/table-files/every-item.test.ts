import { expect, test } from 'vitest'
import { everyItem } from './every-item.ts'

test('all pages follow each other, in order', async () => {
  const pages = new Map([
    [undefined, { items: [1, 2], nextCursor: 'b' }],
    ['b', { items: [], nextCursor: 'c' }],
    ['c', { items: [3], nextCursor: null }],
  ])
  const read = ({ cursor }: { readonly cursor?: string }) =>
    Promise.resolve(pages.get(cursor) ?? { items: [], nextCursor: null })
  const items = []
  for await (const item of everyItem(read)) items.push(item)
  expect(items).toEqual([1, 2, 3])
})

test('others get their turn within a page', async () => {
  let turns = 0
  let isOver = false
  const others = () => {
    turns += 1
    if (!isOver) setImmediate(others)
  }
  const items = Array.from({ length: 500 }, (_, place) => place)
  let count = 0
  for await (const item of everyItem(() => Promise.resolve({ items, nextCursor: null }))) {
    if (item === 0) setImmediate(others)
    count += 1
  }
  isOver = true
  expect(count).toBe(500)
  expect(turns).toBeGreaterThanOrEqual(9)
})
