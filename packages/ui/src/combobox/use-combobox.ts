import { Plus } from 'lucide-react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { optionId } from '../select/listbox.tsx'
import type { Option, OptionValue } from '../select/option.ts'
import { normalise } from '../select/typeahead.ts'
import { useListbox } from '../select/use-listbox.ts'
import type { ComboboxFieldProps } from './combobox-field.tsx'
import { useSearchedOptions } from './use-searched-options.ts'

/** The row that makes what was typed. No id or code looks like this. */
const CREATE = '\u0000create'

export type ComboboxState = ReturnType<typeof useCombobox>

/** What a combobox shows and does. Typing searches; leaving without choosing changes nothing. */
export function useCombobox<Value extends OptionValue>(props: ComboboxFieldProps<Value>, controlId: string) {
  const { value, onChange, onCreate, createLabel = (text) => `"${text}" toevoegen`, disabled = false } = props
  /** What is being typed; undefined while nobody is typing. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const search = typed?.trim() ?? ''
  const { found, state } = useSearchedOptions(props, search, open)
  const listId = `${controlId}-list`

  const rows = useMemo((): readonly Option[] => {
    const exists = found.some(({ label }) => normalise(label) === normalise(search))
    if (!onCreate || search === '' || exists || state === 'loading') return found
    return [...found, { value: CREATE, label: createLabel(search), icon: Plus }]
  }, [found, search, state, onCreate, createLabel])
  const listbox = useListbox(rows, 0)

  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const show = () => {
    if (disabled || open) return
    listbox.setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === value?.value),
      ),
    )
    setOpen(true)
  }
  const choose = (row: Option) => {
    if (row.value === CREATE) onCreate?.(search)
    else onChange(found.find((option) => option.value === row.value) ?? null)
    close()
  }
  /** Emptied is cleared; half a word is no choice. */
  const leave = () => {
    if (typed !== undefined && search === '' && value) onChange(null)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      show()
      return
    }
    // Home and End move in the text.
    if (event.key === 'Home' || event.key === 'End') return
    if (listbox.moveByKey(event)) return
    const row = rows[listbox.active]
    if (event.key !== 'Enter') return
    // The form is not sent by choosing.
    event.preventDefault()
    if (row && !row.disabled) choose(row)
  }
  return {
    ...listbox,
    open,
    rows,
    state,
    listId,
    text: typed ?? value?.label ?? '',
    activeId: rows.length > 0 ? optionId(listId, listbox.active) : undefined,
    type: (text: string) => {
      setTyped(text)
      listbox.setActive(0)
      setOpen(true)
    },
    show,
    choose,
    cancel: close,
    leave,
    onKeyDown,
  }
}
