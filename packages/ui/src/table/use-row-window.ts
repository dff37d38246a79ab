'use client'

import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { usePrinting } from '../hooks/use-printing.ts'

/** Up to here all rows are in the document: that is fast enough, and finding in the page works. */
const ALL_ROWS_UP_TO = 200
/** So many rows beyond what is in sight are in the document, on both sides. */
const OVERSCAN = 8
/** What is printed is in the document; beyond this a printout is a book, and an export does better. */
const PRINTED_UP_TO = 5_000

export interface RowWindow {
  isVirtual: boolean
  /** The entries to render by their place, in order, with the empty px before each. */
  items: readonly { place: number; gapBefore: number }[]
  /** The place of the last one that is here to be seen, and not because it has the focus. */
  endPlace: number
  /** The empty px after the last one. */
  gapAfter: number
  /** Ref of a rendered entry, which tells its real height. */
  measure: ((row: HTMLElement | null) => void) | undefined
  scrollTo: (place: number, align?: 'auto' | 'start' | 'center') => void
}

interface RowWindowOptions {
  /** How many entries there are. */
  count: number
  /** How many there will be once all are fetched: a table that will be long is so from the start, and jumps nowhere. */
  totalCount: number
  scroller: RefObject<HTMLElement | null>
  /** The entry that stays: scrolling the row with the focus away would throw the focus out of the table. */
  keptPlace: number
  /** In px. */
  estimatedHeight: number
}

/** Decides which entries are in the document: all of a short table, those in sight of a long one. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { count, totalCount, scroller, keptPlace, estimatedHeight } = options
  const isPrinting = usePrinting()
  const isVirtual = Math.max(count, totalCount) > ALL_ROWS_UP_TO && !(isPrinting && count <= PRINTED_UP_TO)
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used in this hook and never memoised
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    indexAttribute: 'data-place',
    overscan: OVERSCAN,
    rangeExtractor: (range) => withIndex(range, keptPlace),
  })
  // The first pass has no element yet; the second one knows how high it is.
  const [, setIsReady] = useState(false)
  useLayoutEffect(() => setIsReady(true), [])

  if (!isVirtual) {
    return {
      isVirtual,
      items: Array.from({ length: count }, (_, place) => ({ place, gapBefore: 0 })),
      endPlace: count - 1,
      gapAfter: 0,
      measure: undefined,
      scrollTo: () => undefined,
    }
  }
  const items = virtualizer.getVirtualItems()
  return {
    isVirtual,
    items: items.map((item, position) => ({ place: item.index, gapBefore: item.start - endOf(items[position - 1]) })),
    endPlace: (virtualizer.range?.endIndex ?? -1) + OVERSCAN,
    gapAfter: virtualizer.getTotalSize() - endOf(items.at(-1)),
    measure: virtualizer.measureElement,
    scrollTo: (place, align = 'auto') => virtualizer.scrollToIndex(place, { align }),
  }
}

const endOf = (item: VirtualItem | undefined) => item?.end ?? 0

function withIndex(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes
  return [...indexes, index].toSorted((a, b) => a - b)
}
