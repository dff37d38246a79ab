import { expect, test } from 'vitest'
import { moveOfKey } from './tree-keys.ts'
import { visibleRows } from './visible-rows.ts'

const items = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2', children: [] },
    ],
  },
  { id: 'b', label: 'B', children: [{ id: 'b1', label: 'B1' }] },
  { id: 'c', label: 'C' },
]
const rowsOf = (...open: string[]) => visibleRows(items, new Set(open))
const press = (key: string, at: string, open: string[] = [], isRightToLeft = false) => {
  const rows = rowsOf(...open)
  const place = rows.findIndex(({ item }) => item.id === at)
  const move = moveOfKey(key, rows, place, { open: new Set(open), isRightToLeft })
  return move && { ...move, ...(move.to === undefined ? {} : { to: rows[move.to]?.item.id }) }
}

test('what is within something closed is no row', () => {
  expect(rowsOf('b1').map(({ item }) => item.id)).toEqual(['a', 'b', 'c'])
  expect(rowsOf('a').map(({ item, level, place, siblings }) => [item.id, level, place, siblings])).toEqual([
    ['a', 1, 1, 3],
    ['a1', 2, 1, 2],
    ['a2', 2, 2, 2],
    ['b', 1, 2, 3],
    ['c', 1, 3, 3],
  ])
})

test.each([
  ['ArrowDown', 'a', { to: 'b' }],
  ['ArrowDown', 'c', { to: 'c' }],
  ['ArrowUp', 'a', { to: 'a' }],
  ['Home', 'c', { to: 'a' }],
  ['End', 'a', { to: 'c' }],
  ['ArrowRight', 'a', { open: ['a'] }],
  ['ArrowRight', 'c', {}],
  ['ArrowLeft', 'c', { to: undefined }],
  ['*', 'b', { open: ['a', 'b'] }],
  ['x', 'a', null],
])('%s at %s of a closed tree', (key, at, move) => {
  expect(press(key, at)).toEqual(move)
})

test.each([
  ['ArrowRight', 'a', { to: 'a1' }],
  ['ArrowRight', 'a2', { open: ['a2'] }],
  ['ArrowLeft', 'a1', { to: 'a' }],
  ['ArrowLeft', 'a', { close: 'a' }],
])('%s at %s of an open branch', (key, at, move) => {
  expect(press(key, at, ['a'])).toEqual(move)
})

test('from right to left inwards is to the left', () => {
  expect(press('ArrowLeft', 'a', [], true)).toEqual({ open: ['a'] })
  expect(press('ArrowRight', 'a1', ['a'], true)).toEqual({ to: 'a' })
})

test('an open branch with nothing in it leads nowhere', () => {
  expect(press('ArrowRight', 'a2', ['a', 'a2'])).toEqual({})
})
