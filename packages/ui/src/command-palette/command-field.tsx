'use client'

import { Search } from '../icons/drawings.ts'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import * as styles from './command-palette.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface CommandFieldProps {
  search: string
  onSearch: (search: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  listId: string
  /** The id of the lit result, if there is any. */
  activeId: string | undefined
  placeholder: string
}

/** The field of the command palette, which has the focus all the time. */
export function CommandField({ search, onSearch, onKeyDown, listId, activeId, placeholder }: CommandFieldProps) {
  const texts = useLanguage('commandPalette', dutch)
  return (
    <div className={styles.field}>
      <Icon of={Search} size={18} />
      <input
        type="text"
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        placeholder={placeholder}
        value={search}
        className={styles.input}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
