'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** How far from its end the cell with this place in its row stays. */
export const pinVariable = (cellIndex: number) => `--pin-${cellIndex}` as const

/** Pinned columns that would take more than this share of the table scroll along: little would be left to scroll in. */
const MOST_SHARE = 0.6

/**
 * Says on the frame of a table how far from its ends each pinned column stays (`--pin-2` for the third column), and with
 * `data-pins` that they do: only in a table that scrolls sideways.
 */
export function usePinnedColumns(frame: RefObject<HTMLElement | null>, hasPins: boolean): void {
  // After each render, for a column that came or went; later by the size of what is pinned.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !hasPins) return
    const place = () => placePins(element)
    place()
    const observer = new ResizeObserver(place)
    for (const each of [element, ...pinnedHeads(element)]) observer.observe(each)
    return () => observer.disconnect()
  })
  useLayoutEffect(() => {
    const element = frame.current
    if (!hasPins) return
    return () => element?.removeAttribute('data-pins')
  }, [frame, hasPins])
}

const pinnedHeads = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLTableCellElement>('thead [data-pin]')]

function placePins(frame: HTMLElement): void {
  const heads = pinnedHeads(frame)
  const start = offsetsOf(heads.filter(({ dataset }) => dataset['pin'] === 'start'))
  const end = offsetsOf(heads.filter(({ dataset }) => dataset['pin'] === 'end').toReversed())
  const isWide = (frame.querySelector('table')?.offsetWidth ?? 0) > frame.clientWidth
  const stays = isWide && start.total + end.total <= frame.clientWidth * MOST_SHARE
  frame.toggleAttribute('data-pins', stays)
  frame.style.setProperty('--pins-start', `${start.total}px`)
  frame.style.setProperty('--pins-end', `${end.total}px`)
  // A head sticks to its top all the time, and so to a side wherever it has a distance to that.
  for (const [place, px] of [...start.offsets, ...end.offsets])
    frame.style.setProperty(pinVariable(place), stays ? `${px}px` : 'auto')
}

/** How far each of these stays from their end of the table, and what they take together, in px. */
function offsetsOf(heads: readonly HTMLTableCellElement[]) {
  const offsets: [cellIndex: number, px: number][] = []
  let total = 0
  for (const head of heads) {
    offsets.push([head.cellIndex, total])
    total += head.getBoundingClientRect().width
  }
  return { offsets, total }
}
