'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { LIST_PADDING } from '../select/listbox.css.ts'

/** Has the list in an element end below a row: one that is cut through reads as a fault. Headings make rows of several heights. */
export function useWholeRows(within: RefObject<HTMLElement | null>, found: readonly unknown[]): void {
  useLayoutEffect(() => {
    const list = within.current?.querySelector<HTMLElement>('[role=listbox]')
    if (!list || found.length === 0) return
    list.style.maxHeight = ''
    const room = list.clientHeight
    if (list.scrollHeight <= room) return
    const ends = [...list.querySelectorAll<HTMLElement>('[role=option]')].map((row) => row.offsetTop + row.offsetHeight)
    const last = ends.findLast((end) => end + LIST_PADDING <= room)
    if (last !== undefined) list.style.maxHeight = `${last + LIST_PADDING}px`
  }, [within, found])
}
