'use client'

import { useRef, type FocusEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { overlays } from '../overlay/overlays.ts'
import { isHtmlElement } from '../overlay/is-element.ts'

/**
 * Closing a toast takes the button away that has the focus. By keyboard it goes on to the next
 * toast; after the last one, and after a click, back to where it was before the toasts.
 */
export function useFocusAfterClosing(region: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null)

  const focus = {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (isHtmlElement(relatedTarget) && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
  }
  const close = (id: string, byKeyboard: boolean) => {
    flushSync(() => overlays.toasts.remove(id))
    const next = byKeyboard && region.current?.querySelector<HTMLElement>('button:last-child')
    const target = next || before.current
    target?.focus({ preventScroll: true })
  }
  return { focus, close }
}
