import { useState } from 'react'

export interface ChosenRows<Row> {
  keys: ReadonlySet<string>
  /** The rows themselves, in the order of the list. */
  rows: readonly Row[]
  onChange: (keys: ReadonlySet<string>) => void
  clear: () => void
  /** Cards have their boxes: somebody began choosing, and what was chosen was not done with yet. */
  choosing: boolean
  onChoosingChange: (choosing: boolean) => void
}

/**
 * Which rows of a list are chosen, over all pages that were fetched. It ends with the rows that are listed: `listed`
 * says which those are, and what was chosen among others is not acted on unseen.
 */
export function useChosenRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string, listed: string): ChosenRows<Row> {
  const [chosen, setChosen] = useState<Choice>({ listed, keys: none, choosing: false })
  const { keys, choosing } = chosen.listed === listed ? chosen : { keys: none, choosing: false }
  const known = keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)))
  return {
    // A row that is gone, as by what was done with it, is no longer chosen.
    keys: known.length === keys.size ? keys : new Set(known.map(keyOf)),
    rows: known,
    onChange: (next) => setChosen({ listed, keys: next, choosing: next.size > 0 }),
    clear: () => setChosen({ listed, keys: none, choosing: false }),
    choosing: choosing && (keys.size === 0 || known.length > 0),
    onChoosingChange: (next) => setChosen({ listed, keys, choosing: next }),
  }
}

interface Choice {
  listed: string
  keys: ReadonlySet<string>
  choosing: boolean
}

const none: ReadonlySet<string> = new Set()
