'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { tabbableIn } from './tabbable.ts'

/** What takes focus only because it scrolls. */
export const SCROLLS_MARK = 'data-klopt-scrolls'

/** Lets the keyboard reach what scrolls but holds nothing to reach, such as a long text. */
export function useScrollByKeyboard(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const isReached = element.scrollHeight > element.clientHeight && tabbableIn(element).length === 0
      if (isReached) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
      element.toggleAttribute(SCROLLS_MARK, isReached)
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
}
