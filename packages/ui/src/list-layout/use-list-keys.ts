'use client'

import { useEffect, type RefObject } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import { isElement } from '../overlay/is-element.ts'

/** Where a character is text, or has a meaning of its own. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]'
const OWNS = '[role=menu], [role=listbox], dialog, [role=dialog]'

/**
 * '/' and '?' on a screen with a list, where nobody types and nothing lies over it; and the arrow down from its search
 * field, which goes to what was found.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onTell: () => void): void {
  const latest = useLatest(onTell)
  useEffect(() => {
    const page = list.current?.ownerDocument
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      if (key === 'ArrowDown' && isSearch(target, list.current)) {
        if (focusFirstRow(list.current)) event.preventDefault()
        return
      }
      if (isTaken(target)) return
      if (key === '?') latest.current()
      else if (key === '/') focusSearch(list.current)
      else return
      event.preventDefault()
    }
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  }, [list, latest])
}

/** Whether a key means something where it was pressed. */
export const isTaken = (target: EventTarget | null) =>
  isElement(target) && (target.matches(TYPED) || target.closest(OWNS) !== null)

const isSearch = (target: EventTarget | null, list: HTMLElement | null) =>
  isElement(target) && target.matches('input[type=search]') && list?.contains(target) === true

function focusFirstRow(list: HTMLElement | null): boolean {
  const row = list?.querySelector<HTMLElement>('tbody > tr[tabindex]')
  row?.focus()
  return row != null
}

function focusSearch(list: HTMLElement | null): void {
  const field = list?.querySelector<HTMLInputElement>('input[type=search]')
  field?.focus()
  field?.select()
}
