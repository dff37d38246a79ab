import { useMemo, useState, type KeyboardEvent } from 'react'
import { filterOptions } from './filter-options.ts'
import { optionId } from './listbox.tsx'
import type { Option, OptionValue } from './option.ts'
import { findByTyping, isTyping, useTypeahead } from './typeahead.ts'
import { useListbox } from './use-listbox.ts'

export interface SelectKeysOptions<Value extends OptionValue> {
  options: readonly Option<Value>[]
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
  multiple: boolean
  searchable: boolean
  open: boolean
  setOpen: (open: boolean) => void
  listId: string
}

export type SelectKeys<Value extends OptionValue> = ReturnType<typeof useSelectKeys<Value>>

/** The keyboard of a select, as the ARIA practices describe it, and its choosing. */
export function useSelectKeys<Value extends OptionValue>(context: SelectKeysOptions<Value>) {
  const { options, values, onChange, multiple, searchable, open, setOpen } = context
  const listId = `${context.listId}-list`
  const [search, setSearch] = useState('')
  const found = useMemo(() => filterOptions(options, search), [options, search])
  const listbox = useListbox(found, -1)
  const type = useTypeahead()

  const openAt = (index: number) => {
    setSearch('')
    listbox.setActive(Math.max(index, 0))
    setOpen(true)
  }
  const chosenIndex = () => options.findIndex(({ value }) => values.includes(value))
  const choose = (option: Option<Value>) => {
    if (option.disabled) return
    if (!multiple) {
      onChange([option.value])
      setOpen(false)
      return
    }
    const had = values.includes(option.value)
    onChange(had ? values.filter((value) => value !== option.value) : [...values, option.value])
  }
  const chooseActive = () => {
    const option = found[listbox.active]
    if (option) choose(option)
  }
  const typeLetter = (letter: string) => {
    const from = open ? listbox.active : chosenIndex()
    const index = findByTyping(
      options.map(({ label }) => label),
      type(letter),
      from,
    )
    if (!open) openAt(index >= 0 ? index : chosenIndex())
    else if (index >= 0) listbox.setActive(index)
  }

  /** Keys while the list is open; they come from the button, or from the search field. */
  const onListKeyDown = (event: KeyboardEvent) => {
    const closes = event.key === 'Tab' || (event.key === 'ArrowUp' && event.altKey)
    if (closes) {
      if (event.key !== 'Tab') event.preventDefault()
      if (!multiple && event.key !== 'Tab') chooseActive()
      setOpen(false)
      return
    }
    // In the search field Home and End, and a space, belong to the text.
    if (searchable && ['Home', 'End', ' '].includes(event.key)) return
    if (listbox.moveByKey(event)) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      chooseActive()
    } else if (!searchable && isTyping(event)) typeLetter(event.key)
  }
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (open) {
      onListKeyDown(event)
      return
    }
    const opening: Record<string, () => number> = {
      ArrowDown: chosenIndex,
      ArrowUp: chosenIndex,
      Enter: chosenIndex,
      ' ': chosenIndex,
      Home: () => 0,
      End: () => options.length - 1,
    }
    const start = opening[event.key]
    if (start) {
      event.preventDefault()
      openAt(start())
    } else if (isTyping(event) && !searchable) typeLetter(event.key)
  }
  return {
    ...listbox,
    listId,
    activeId: listbox.active >= 0 ? optionId(listId, listbox.active) : undefined,
    found,
    search,
    setSearch: (text: string) => {
      setSearch(text)
      listbox.setActive(0)
    },
    open: () => openAt(chosenIndex()),
    choose,
    onListKeyDown,
    onTriggerKeyDown,
  }
}
