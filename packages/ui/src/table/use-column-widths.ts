'use client'

import { useRef, useState } from 'react'
import { localColumnWidths, moveBorder, type ColumnWidths, type ColumnWidthStore } from './column-widths.ts'
import { isHtmlElement } from '../overlay/is-element.ts'

/** The narrowest a column can be made, in px. */
const LEAST_PX = 56

export interface ResizableColumns {
  /** The widths that were chosen, or null while the columns decide for themselves. */
  widths: ColumnWidths | null
  /** Moves the end of the column of a head by so many px; `keep` writes it down. */
  move: (head: HTMLElement, byPx: number, start?: ColumnWidths) => void
  /** What the columns measure now, to move from. */
  measure: (head: HTMLElement) => ColumnWidths
  keep: () => void
  /** Lets the columns decide for themselves again. */
  forget: () => void
}

/** The widths somebody gave the columns of a table, kept under its key; null where there is no key. */
export function useColumnWidths(
  key: string | undefined,
  store: ColumnWidthStore = localColumnWidths,
): ResizableColumns | null {
  const [widths, setWidths] = useState(() => (key === undefined ? null : store.read(key)))
  // What was told last is what is kept, also when both happen before the next render.
  const latest = useRef(widths)
  if (key === undefined) return null
  const change = (next: ColumnWidths | null) => {
    latest.current = next
    setWidths(next)
  }
  const measure = (head: HTMLElement) => ({ ...widths, ...measuredWidths(head) })
  return {
    widths,
    measure,
    move: (head, byPx, start = measure(head)) => {
      const id = head.dataset['column']
      const nextId = nextInSight(head)?.dataset['column']
      const tablePx = head.closest('table')?.offsetWidth ?? 0
      if (id === undefined || nextId === undefined || tablePx === 0) return
      change(moveBorder(start, id, nextId, (byPx / tablePx) * 100, (LEAST_PX / tablePx) * 100))
    },
    keep: () => store.write(key, latest.current),
    forget: () => {
      change(null)
      store.write(key, null)
    },
  }
}

/** The share of every column that is in sight; the others keep what they had. */
function measuredWidths(head: HTMLElement): ColumnWidths {
  const table = head.closest('table')
  const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const shares = heads
    .filter(({ offsetWidth }) => offsetWidth > 0)
    .map((each): [string, number] => [
      each.dataset['column'] ?? '',
      (each.getBoundingClientRect().width / (table?.getBoundingClientRect().width ?? 1)) * 100,
    ])
  return Object.fromEntries(shares)
}

/** The head of the next column that did not leave for lack of room. */
export function nextInSight(head: HTMLElement): HTMLElement | null {
  let next = head.nextElementSibling
  while (isHtmlElement(next) && next.offsetWidth === 0) next = next.nextElementSibling
  return isHtmlElement(next) ? next : null
}
