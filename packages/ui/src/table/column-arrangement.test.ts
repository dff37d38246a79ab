import { expect, test } from 'vitest'
import { arrangedColumns, movedOrder } from './column-arrangement.ts'
import type { Column } from './table-types.ts'

const column = (id: string, pinned?: 'start' | 'end'): Column<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...(pinned && { pinned }),
})
const columns = [column('a'), column('b'), column('c', 'start'), column('d', 'end'), column('e')]
const idsOf = (shown: readonly Column<unknown>[]) => shown.map(({ id }) => id).join('')

test('pinned columns stand at their end of the table, the others in between', () => {
  expect(idsOf(arrangedColumns(columns, undefined))).toBe('cabed')
})

test('what somebody chose decides about order and what is pinned at the start, not about the end', () => {
  expect(idsOf(arrangedColumns(columns, { order: ['e', 'd', 'c', 'b', 'a'], pinned: [] }))).toBe('ecbad')
  expect(idsOf(arrangedColumns(columns, { order: ['a', 'b', 'c', 'd', 'e'], pinned: ['e', 'd'] }))).toBe('eabcd')
})

test('a column that came later stands behind the one it was declared behind', () => {
  const plain = ['a', 'b', 'c', 'd'].map((id) => column(id))
  expect(idsOf(arrangedColumns(plain, { order: ['d', 'a'], pinned: [] }))).toBe('dabc')
  expect(idsOf(arrangedColumns(plain, { order: ['c', 'd'], pinned: [] }))).toBe('abcd')
})

test('a column moves to a side of another', () => {
  expect(movedOrder(['a', 'b', 'c'], [], 'a', { target: 'c', side: 'after' })).toEqual(['b', 'c', 'a'])
  expect(movedOrder(['a', 'b', 'c'], [], 'c', { target: 'a', side: 'before' })).toEqual(['c', 'a', 'b'])
})

test('a column that is left out comes back where it stood', () => {
  const kept = ['a', 'hidden', 'b', 'c']
  expect(movedOrder(['a', 'b', 'c'], kept, 'c', { target: 'a', side: 'before' })).toEqual(['c', 'a', 'hidden', 'b'])
})
