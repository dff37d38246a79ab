'use client'

import { useState, type KeyboardEvent } from 'react'
import type { Option, OptionValue } from './option.ts'

/** How far Page Up and Page Down go. */
const PAGE = 10

export interface Listbox {
  /** Index of the option that Enter would choose; -1 when there is none. */
  active: number
  setActive: (index: number) => void
  /** Handles a key that moves through the list; true when it was one. */
  moveByKey: (event: KeyboardEvent) => boolean
}

/** Which of the options is lit. Disabled ones are passed by. */
export function useListbox<Value extends OptionValue>(options: readonly Option<Value>[], initial: number): Listbox {
  const [wanted, setActive] = useState(initial)
  const active = Math.min(wanted, options.length - 1)

  const enabledFrom = (start: number, step: 1 | -1): number => {
    for (let index = start; index >= 0 && index < options.length; index += step) {
      if (!options[index]?.disabled) return index
    }
    return active
  }
  const last = options.length - 1
  const target = (key: string): number | undefined => {
    if (key === 'ArrowDown') return enabledFrom(active + 1, 1)
    if (key === 'ArrowUp') return enabledFrom(active < 0 ? last : active - 1, -1)
    if (key === 'Home') return enabledFrom(0, 1)
    if (key === 'End') return enabledFrom(last, -1)
    if (key === 'PageDown') return enabledFrom(Math.min(active + PAGE, last), -1)
    if (key === 'PageUp') return enabledFrom(Math.max(active - PAGE, 0), 1)
    return undefined
  }
  const moveByKey = (event: KeyboardEvent) => {
    const next = target(event.key)
    if (next === undefined) return false
    event.preventDefault()
    setActive(next)
    return true
  }
  return { active, setActive, moveByKey }
}
