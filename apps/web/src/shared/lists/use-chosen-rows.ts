import { useState } from 'react'

export interface ChosenRows<Row> {
  keys: ReadonlySet<string>
  /** The rows themselves, in the order of the list. */
  rows: readonly Row[]
  onChange: (keys: ReadonlySet<string>) => void
  clear: () => void
}

/**
 * Which rows of a list are chosen, over all pages that were fetched. It ends with the rows that are listed: `listed`
 * says which those are, and what was chosen among others is not acted on unseen.
 */
export function useChosenRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string, listed: string): ChosenRows<Row> {
  const [chosen, setChosen] = useState<{ listed: string; keys: ReadonlySet<string> }>({ listed, keys: new Set() })
  const keys = chosen.listed === listed ? chosen.keys : none
  const known = keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)))
  return {
    // A row that is gone, as by what was done with it, is no longer chosen.
    keys: known.length === keys.size ? keys : new Set(known.map(keyOf)),
    rows: known,
    onChange: (next) => setChosen({ listed, keys: next }),
    clear: () => setChosen({ listed, keys: none }),
  }
}

const none: ReadonlySet<string> = new Set()
