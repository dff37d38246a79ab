'use client'

import { useMemo, useState } from 'react'
import { useSearchedOptions } from '../combobox/use-searched-options.ts'
import { filterOptions } from '../select/filter-options.ts'
import type { Option } from '../select/option.ts'
import type { Command } from './command.ts'
import type { CommandSearchProps } from './command-search.tsx'

/** A pause in typing before the search elsewhere, in ms: shorter than in a list, for one waits here. */
const DEBOUNCE_MS = 200

const toOption = ({ id, label, description, icon, group, shortcut }: Command): Option<string> => ({
  value: id,
  label,
  description,
  icon,
  group,
  hint: shortcut,
})

/** What is here at once, and what is elsewhere when it comes. */
export function useFoundCommands({ commands, loadCommands }: CommandSearchProps, search: string) {
  const [loaded, setLoaded] = useState<readonly Command[]>([])
  const loadOptions = useMemo(
    () =>
      loadCommands &&
      (async (text: string, signal: AbortSignal) => {
        if (text === '') return []
        const answer = await loadCommands(text, signal)
        setLoaded(answer)
        return answer.map(toOption)
      }),
    [loadCommands],
  )
  const elsewhere = useSearchedOptions({ loadOptions, debounceMs: DEBOUNCE_MS }, search.trim(), true)
  const here = useMemo(() => filterOptions(commands.map(toOption), search), [commands, search])
  return {
    found: [...here, ...elsewhere.found],
    loading: elsewhere.state === 'loading' && search.trim() !== '',
    /** What is elsewhere could not be asked. */
    failed: elsewhere.state === 'failed',
    commandOf: (id: string) => [...commands, ...loaded].find((command) => command.id === id),
  }
}
