'use client'

import { useMemo, useState } from 'react'
import { filterOptions } from './filter-options.ts'
import { optionId } from './listbox.tsx'
import type { Option, OptionValue } from './option.ts'
import { useListbox } from './use-listbox.ts'

export interface SelectListOptions<Value extends OptionValue> {
  options: readonly Option<Value>[]
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
  multiple: boolean
  controlId: string
}

export type SelectList<Value extends OptionValue> = ReturnType<typeof useSelectList<Value>>

/** The list of a select: whether it is open, what a search leaves of it, and what choosing does. */
export function useSelectList<Value extends OptionValue>(props: SelectListOptions<Value>) {
  const { options, values, onChange, multiple } = props
  const listId = `${props.controlId}-list`
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const found = useMemo(() => filterOptions(options, search), [options, search])
  const listbox = useListbox(found, -1)
  const chosenIndex = options.findIndex(({ value }) => values.includes(value))

  const open = (index = chosenIndex) => {
    setSearch('')
    listbox.setActive(Math.max(index, 0))
    setOpen(true)
  }
  const close = () => setOpen(false)
  const choose = (option: Option<Value> | undefined) => {
    if (!option || option.disabled) return
    if (!multiple) {
      onChange([option.value])
      close()
      return
    }
    const had = values.includes(option.value)
    onChange(had ? values.filter((value) => value !== option.value) : [...values, option.value])
  }
  return {
    ...listbox,
    listId,
    activeId: listbox.active >= 0 ? optionId(listId, listbox.active) : undefined,
    isOpen,
    open,
    close,
    found,
    search,
    setSearch: (text: string) => {
      setSearch(text)
      listbox.setActive(0)
    },
    chosenIndex,
    choose,
    chooseActive: () => choose(found[listbox.active]),
  }
}
