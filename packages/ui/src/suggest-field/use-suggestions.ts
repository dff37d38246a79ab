'use client'

import { useState, type KeyboardEvent } from 'react'
import { useSearchedOptions, type OptionSource } from '../combobox/use-searched-options.ts'
import { optionId } from '../select/listbox.tsx'
import type { Option, OptionValue } from '../select/option.ts'
import { useListbox } from '../select/use-listbox.ts'

interface SuggestionsOptions<Value extends OptionValue> {
  source: OptionSource<Value>
  text: string
  listId: string
  onPick: (option: Option<Value>) => void
}

/** Longer, or of several lines, it is a story and not a name to look for. */
const MAX_SEARCH = 80

/** What is known of a text while it is typed. An empty field shows all of it to whoever goes down. */
export function useSuggestions<Value extends OptionValue>(options: SuggestionsOptions<Value>) {
  const { source, text, listId, onPick } = options
  const [isWanted, setIsWanted] = useState(false)
  const search = text.trim()
  const isName = search.length <= MAX_SEARCH && !search.includes('\n')
  const { found } = useSearchedOptions(source, search, isWanted && isName)
  const { active, setActive, moveByKey } = useListbox(found, NONE)
  const isOpen = isWanted && isName && found.length > 0

  const close = () => setIsWanted(false)
  const show = () => {
    setActive(NONE)
    setIsWanted(true)
  }
  const pick = (option: Option) => {
    const chosen = found.find(({ value }) => value === option.value)
    close()
    if (chosen) onPick(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || search !== '') return
      event.preventDefault()
      show()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      const lit = found[active]
      if (!lit) return
      event.preventDefault()
      pick(lit)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      moveByKey(event)
    }
  }
  return {
    found,
    isOpen,
    active,
    setActive,
    activeId: isOpen && active >= 0 ? optionId(listId, active) : undefined,
    show,
    close,
    pick,
    onKeyDown,
  }
}

/** No option is lit, so that Enter is a new line. */
const NONE = -1
