'use client'

import { useState, type KeyboardEvent } from 'react'
import { optionId } from '../select/listbox.tsx'
import type { Option, OptionValue } from '../select/option.ts'
import { useListbox } from '../select/use-listbox.ts'
import type { ComboboxFieldProps } from './combobox-field.tsx'
import { CREATE, useComboboxRows } from './use-combobox-rows.ts'

export type ComboboxState = ReturnType<typeof useCombobox>

/** What a combobox shows and does. Typing searches; leaving without choosing changes nothing. */
export function useCombobox<Value extends OptionValue>(props: ComboboxFieldProps<Value>, controlId: string) {
  const { value, onChange, onCreate, disabled = false } = props
  /** What is being typed; undefined while nobody is typing. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const search = typed?.trim() ?? ''
  const { rows, found, state } = useComboboxRows(props, search, open)
  const listbox = useListbox(rows, 0)
  const listId = `${controlId}-list`

  const cancel = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const show = () => {
    if (disabled || open) return
    const chosenIndex = found.findIndex((option) => option.value === value?.value)
    listbox.setActive(Math.max(0, chosenIndex))
    setOpen(true)
  }
  const choose = (row: Option) => {
    if (row.value === CREATE) onCreate?.(search)
    else onChange(found.find((option) => option.value === row.value) ?? null)
    cancel()
  }
  /** Emptied is cleared; half a word is no choice. */
  const leave = () => {
    if (typed !== undefined && search === '' && value) onChange(null)
    cancel()
  }
  const type = (text: string) => {
    setTyped(text)
    listbox.setActive(0)
    setOpen(true)
  }
  const chooseActive = () => {
    const row = rows[listbox.active]
    if (row && !row.disabled) choose(row)
  }
  return {
    ...listbox,
    open,
    rows,
    state,
    listId,
    type,
    show,
    choose,
    cancel,
    leave,
    text: typed ?? value?.label ?? '',
    activeId: rows.length > 0 ? optionId(listId, listbox.active) : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (open && event.key === 'Tab') {
        if (props.chooseOnTab && search !== '') chooseActive()
      } else if (open) onListKeyDown(event, listbox.moveByKey, chooseActive)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        show()
      }
    },
  }
}

function onListKeyDown(event: KeyboardEvent, moveByKey: (event: KeyboardEvent) => boolean, choose: () => void): void {
  // Home and End move in the text.
  if (event.key === 'Home' || event.key === 'End') return
  if (moveByKey(event) || event.key !== 'Enter') return
  // The form is not sent by choosing.
  event.preventDefault()
  choose()
}
