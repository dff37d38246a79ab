import { IconButton, SearchField, Tooltip } from '@klopt/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import * as styles from './search-bar.css.ts'
import type { Search } from './use-search.ts'

/** Searching in the document: Enter goes to the next match, Shift+Enter to the one before, Escape closes. */
export function SearchBar({ search, onClose }: { search: Search; onClose: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector('input')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isInField) search.step(event.shiftKey ? -1 : 1)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the field within, which bubble up to here.
    <div ref={bar} role="search" className={styles.bar} onKeyDown={onKeyDown}>
      <SearchField
        label="Zoeken in dit document"
        placeholder="Zoeken in dit document"
        size="small"
        debounceMs={250}
        value={search.query}
        onSearch={search.search}
        className={styles.field}
      />
      <span role="status" className={styles.count}>
        {countText(search)}
      </span>
      <Tooltip content="Vorige vindplaats (Shift+Enter)">
        <IconButton icon={ChevronUp} label="Vorige vindplaats" size="small" onClick={() => search.step(-1)} />
      </Tooltip>
      <Tooltip content="Volgende vindplaats (Enter)">
        <IconButton icon={ChevronDown} label="Volgende vindplaats" size="small" onClick={() => search.step(1)} />
      </Tooltip>
      <IconButton icon={X} label="Zoeken sluiten" size="small" onClick={onClose} />
    </div>
  )
}

function countText({ query, matches, current, isSearching }: Search): string {
  if (query === '') return ''
  if (matches.length > 0) return `${current + 1} van ${matches.length}${isSearching ? '…' : ''}`
  return isSearching ? 'Zoeken…' : 'Niet gevonden'
}
