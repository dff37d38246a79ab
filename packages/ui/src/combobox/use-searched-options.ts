'use client'

import { useEffect, useMemo, useState } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import { filterOptions } from '../select/filter-options.ts'
import type { Option, OptionValue } from '../select/option.ts'

/** Finds options somewhere else, usually on the server. The signal aborts when the search changes. */
export type LoadOptions<Value extends OptionValue> = (
  search: string,
  signal: AbortSignal,
) => Promise<readonly Option<Value>[]>

/** Where options come from: a list to search here, or a search elsewhere. */
export interface OptionSource<Value extends OptionValue> {
  /** What can be chosen, where all of it is known. */
  options?: readonly Option<Value>[]
  /** Finds what can be chosen, where a server has it. */
  loadOptions?: LoadOptions<Value>
  /** How long typing must pause before `loadOptions` is asked, in ms. Default 500. */
  debounceMs?: number
}

interface Loaded<Value extends OptionValue> {
  search: string
  options: readonly Option<Value>[]
  failed: boolean
}

export interface SearchedOptions<Value extends OptionValue> {
  found: readonly Option<Value>[]
  state: 'ready' | 'loading' | 'failed'
}

const none: readonly never[] = []

/** The options that match a search, while somebody is searching. An answer that comes late is ignored. */
export function useSearchedOptions<Value extends OptionValue>(
  { options = none, loadOptions, debounceMs = 500 }: OptionSource<Value>,
  search: string,
  active: boolean,
): SearchedOptions<Value> {
  const here = useMemo(() => filterOptions(options, search), [options, search])
  const [loaded, setLoaded] = useState<Loaded<Value>>()
  const latest = useLatest(loadOptions)
  const elsewhere = loadOptions !== undefined

  useEffect(() => {
    if (!elsewhere || !active) return
    const stopping = new AbortController()
    const load = async () => {
      const answer = await latest.current?.(search, stopping.signal).catch(() => undefined)
      if (stopping.signal.aborted) return
      setLoaded({ search, options: answer ?? none, failed: answer === undefined })
    }
    const timer = setTimeout(load, search === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [elsewhere, active, search, debounceMs, latest])

  if (!elsewhere) return { found: here, state: 'ready' }
  if (loaded?.search !== search) return { found: none, state: 'loading' }
  return { found: loaded.options, state: loaded.failed ? 'failed' : 'ready' }
}
