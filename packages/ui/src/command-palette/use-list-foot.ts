'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { LIST_PADDING } from '../select/listbox.css.ts'
import { media } from '../themes/scale.ts'

/** Half a row. */
const FADE_HEIGHT = 26
/** Set here and not by a class: what only this list has is not in the styles of every page. */
const FADE = `linear-gradient(#000 calc(100% - ${FADE_HEIGHT}px), transparent)`

/**
 * Shows that the list in an element goes on: it ends halfway down a row, which fades, until its end is in
 * sight. Whole rows to the foot read as all there is. Headings make rows of several heights.
 */
export function useListFoot(within: RefObject<HTMLElement | null>, found: readonly unknown[]): void {
  useLayoutEffect(() => {
    const results = within.current
    const list = results?.querySelector<HTMLElement>('[role=listbox]')
    if (!results || !list || found.length === 0) return
    const stopping = new AbortController()
    const { signal } = stopping
    const tell = () => {
      const left = list.scrollHeight - list.clientHeight - list.scrollTop
      const goesOn = left > LIST_PADDING
      list.style.maskImage = goesOn ? FADE : ''
      // What Enter would choose stays clear of it.
      list.style.scrollPaddingBottom = goesOn ? `${FADE_HEIGHT}px` : ''
    }
    const measure = () => {
      endAboveKeyboard(results)
      endWithinRow(list)
      tell()
    }
    measure()
    list.addEventListener('scroll', tell, { passive: true, signal })
    // A smaller window, or the keyboard of a phone over it, leaves other rows.
    window.visualViewport?.addEventListener('resize', measure, { signal })
    return () => stopping.abort()
  }, [within, found])
}

/** On a phone all that is left under the field, above its keyboard: it lies over the page, which is no less high for it. */
function endAboveKeyboard(results: HTMLElement): void {
  const { visualViewport: seen } = window
  results.style.maxHeight = ''
  // Enlarged with two fingers the part in sight is smaller too, and stands anywhere.
  if (!seen || seen.scale > 1 || !window.matchMedia(media.phone).matches) return
  results.style.maxHeight = `${seen.offsetTop + seen.height - results.getBoundingClientRect().top}px`
}

function endWithinRow(list: HTMLElement): void {
  const { scrollTop } = list
  // On a phone what it stands in holds it.
  list.style.maxHeight = list.parentElement?.style.maxHeight === '' ? '' : 'none'
  const room = list.clientHeight
  if (list.scrollHeight <= room) return
  const rows = [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const halfway = rows.map((row) => row.offsetTop + row.offsetHeight / 2)
  const last = halfway.findLast((middle) => middle <= room)
  if (last !== undefined) list.style.maxHeight = `${last}px`
  // With all its height it may not have been able to stand this far.
  list.scrollTop = scrollTop
}
