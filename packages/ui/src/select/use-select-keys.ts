'use client'

import type { KeyboardEvent } from 'react'
import type { Option, OptionValue } from './option.ts'
import { findByTyping, isTyping, useTypeahead } from './typeahead.ts'
import type { SelectList } from './use-select-list.ts'

export interface SelectKeysOptions<Value extends OptionValue> {
  list: SelectList<Value>
  options: readonly Option<Value>[]
  multiple: boolean
  searchable: boolean
}

/** The keyboard of a select, as the ARIA practices describe it. */
export function useSelectKeys<Value extends OptionValue>(props: SelectKeysOptions<Value>) {
  const { list, options, multiple, searchable } = props
  const type = useTypeahead()

  const typeLetter = (letter: string) => {
    const labels = options.map(({ label }) => label)
    const index = findByTyping(labels, type(letter), list.isOpen ? list.active : list.chosenIndex)
    if (!list.isOpen) list.open(index >= 0 ? index : undefined)
    else if (index >= 0) list.setActive(index)
  }
  /** Keys while the list is open; they come from the button, or from the search field. */
  const onListKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      list.close()
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault()
      if (!multiple) list.chooseActive()
      list.close()
    } else if (searchable && ['Home', 'End', ' '].includes(event.key)) {
      // In the search field these belong to the text.
    } else if (list.moveByKey(event)) {
      // It moved.
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      list.chooseActive()
    } else if (!searchable && isTyping(event)) typeLetter(event.key)
  }
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (list.isOpen) {
      onListKeyDown(event)
      return
    }
    // With Ctrl or Cmd they belong to the page: Ctrl Enter sends it from any of its fields.
    if (event.ctrlKey || event.metaKey) return
    if (event.key in startOf) {
      event.preventDefault()
      list.open(startOf[event.key]?.(options.length))
    } else if (isTyping(event) && !searchable) typeLetter(event.key)
  }
  return { onListKeyDown, onTriggerKeyDown }
}

const atChosen = () => undefined

/** The keys that open a list, and where it then stands. */
const startOf: Record<string, (count: number) => number | undefined> = {
  ArrowDown: atChosen,
  ArrowUp: atChosen,
  Enter: atChosen,
  ' ': atChosen,
  Home: () => 0,
  End: (count) => count - 1,
}
