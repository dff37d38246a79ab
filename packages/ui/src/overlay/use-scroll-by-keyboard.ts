'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { tabbableIn } from './tabbable.ts'

/** Lets the keyboard reach what scrolls but holds nothing to reach, such as a long text. */
export function useScrollByKeyboard(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const scrolls = element.scrollHeight > element.clientHeight
      if (scrolls && tabbableIn(element).length === 0) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
}
