'use client'

import { useLayoutEffect, useState } from 'react'

/** Lines that are drawn or left out together. */
export interface EntryBlock<Row> {
  id: number
  /** The place of its first line, from 0. */
  start: number
  rows: readonly Row[]
}

const BLOCK_LINES = 8
const MOST_LINES = 2 * BLOCK_LINES

/**
 * The lines in blocks. A line stays in the block it was in, since one that moves to another would lose what is being
 * typed in it: what is put between goes along with the line above it, up to twice as many.
 */
export function useEntryBlocks<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly EntryBlock<Row>[] {
  const [kept] = useState(keepPlaces)
  const { blocks, places } = blocksOf(rows, rowKey, kept.current())
  useLayoutEffect(() => kept.keep(places))
  return blocks
}

/** The lines in blocks, and the block of each of them, given the block that each was in. */
export function blocksOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  before: ReadonlyMap<string, number>,
): { blocks: readonly EntryBlock<Row>[]; places: ReadonlyMap<string, number> } {
  const blocks: { id: number; start: number; rows: Row[] }[] = []
  const places = new Map<string, number>()
  const ids = new Set<number>()
  let unused = Math.max(-1, ...before.values()) + 1
  const fresh = unused
  const isFull = ({ id, rows: held }: EntryBlock<Row>) => held.length >= (id >= fresh ? BLOCK_LINES : MOST_LINES)
  for (const [start, row] of rows.entries()) {
    const known = before.get(rowKey(row))
    let block = blocks.at(-1)
    const isNext = block && (known === undefined ? isFull(block) : known !== block.id && !ids.has(known))
    if (!block || isNext) {
      block = { id: known === undefined || ids.has(known) ? unused++ : known, start, rows: [] }
      ids.add(block.id)
      blocks.push(block)
    }
    block.rows.push(row)
    places.set(rowKey(row), block.id)
  }
  return { blocks, places }
}

/** The block of each line as it was shown last. */
function keepPlaces() {
  let places: ReadonlyMap<string, number> = new Map()
  return {
    current: () => places,
    keep: (shown: ReadonlyMap<string, number>) => {
      places = shown
    },
  }
}
