import { useState } from 'react'

/** What somebody is looking for and reading in the sidebar, which outlives its tabs. */
export interface Reading {
  readonly search: string
  /** The articles that were opened from each other; the last is the one that is read. Empty: the overview. */
  readonly trail: readonly number[]
  /** The article one comes back from, until the overview has brought one back to it. */
  readonly returnsFrom: number | null
  readonly setSearch: (search: string) => void
  readonly open: (articleId: number) => void
  /** To the article before this one. */
  readonly back: () => void
  readonly toOverview: () => void
  readonly hasReturned: () => void
}

export function useReading(): Reading {
  const [search, setSearch] = useState('')
  const [trail, setTrail] = useState<readonly number[]>([])
  const [returnsFrom, setReturnsFrom] = useState<number | null>(null)
  return {
    search,
    trail,
    returnsFrom,
    setSearch,
    // A link to the article one is reading leads nowhere.
    open: (articleId) => setTrail((before) => (before.at(-1) === articleId ? before : [...before, articleId])),
    back: () => setTrail((before) => before.slice(0, -1)),
    toOverview: () => {
      setReturnsFrom(trail[0] ?? null)
      setTrail([])
    },
    hasReturned: () => setReturnsFrom(null),
  }
}
