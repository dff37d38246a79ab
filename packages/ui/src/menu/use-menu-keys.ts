'use client'

import type { KeyboardEvent } from 'react'
import { focusedElement } from '../overlay/focused-element.ts'
import { findByTyping, isTyping, useTypeahead } from '../select/typeahead.ts'

const itemsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[role="menuitem"], [role="menuitemradio"]'),
]

/** Focuses the first or the last item of a menu. */
export function focusItem(menu: HTMLElement, which: 'first' | 'last'): void {
  itemsIn(menu)
    .at(which === 'first' ? 0 : -1)
    ?.focus()
}

/** Moves through the items of an open menu. Escape is not here: it belongs to the overlays. */
export function useMenuKeys(close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const type = useTypeahead()
  return (event) => {
    const items = itemsIn(event.currentTarget)
    const focused = focusedElement()
    const current = items.findIndex((item) => item === focused)
    const next = (): number | undefined => {
      if (event.key === 'ArrowDown') return (current + 1) % items.length
      if (event.key === 'ArrowUp') return current <= 0 ? items.length - 1 : current - 1
      if (event.key === 'Home') return 0
      if (event.key === 'End') return items.length - 1
      if (event.key === ' ' || !isTyping(event)) return undefined
      const labels = items.map((item) => item.textContent ?? '')
      return findByTyping(labels, type(event.key), current)
    }
    // In a sheet Tab goes on to its cross.
    if (event.key === 'Tab' && !event.currentTarget.matches('dialog')) close()
    // An item that is a link has no Space of its own.
    if (event.key === ' ' && focused?.matches('a')) {
      event.preventDefault()
      focused.click()
      return
    }
    const target = next()
    if (target === undefined) return
    event.preventDefault()
    items[target]?.focus()
  }
}
