import { expect, test } from 'vitest'
import { blocksOf } from './use-entry-blocks.ts'

const keys = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String(from + index))
const blocked = (rows: readonly string[], before: ReadonlyMap<string, number> = new Map()) =>
  blocksOf(rows, (row) => row, before)

test('lines stand in blocks of eight, in order and none left out', () => {
  const { blocks } = blocked(keys(0, 200))
  expect(blocks.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 25 }, () => 8))
  expect(blocks.flatMap(({ rows }) => rows)).toEqual(keys(0, 200))
  expect(blocks.map(({ start }) => start)).toEqual(keys(0, 25).map((index) => Number(index) * 8))
})

test('a line put between, or taken away, moves no other one to another block', () => {
  const first = blocked(keys(0, 200))
  for (const rows of [
    keys(0, 200).toSpliced(7, 0, 'new'),
    keys(0, 200).toSpliced(0, 0, 'new'),
    keys(0, 200).toSpliced(8, 1),
  ]) {
    const { blocks, places } = blocked(rows, first.places)
    expect(blocks.flatMap((block) => block.rows)).toEqual(rows)
    for (const key of rows) if (key !== 'new') expect(places.get(key)).toBe(first.places.get(key))
  }
})

test('a block takes twice as many lines before another one begins', () => {
  let { places } = blocked(keys(0, 8))
  for (let count = 9; count <= 24; count += 1) places = blocked(keys(0, count), places).places
  const { blocks } = blocked(keys(0, 24), places)
  expect(blocks.map(({ rows }) => rows.length)).toEqual([16, 8])
})

test('lines in another order stand in that order, in blocks of their own', () => {
  const rows = keys(0, 100).toSorted()
  const { blocks } = blocked(rows, blocked(keys(0, 100)).places)
  expect(blocks.flatMap((block) => block.rows)).toEqual(rows)
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
})
