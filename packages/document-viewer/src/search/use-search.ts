import type { OcrData } from '@klopt/recognition'
import { useEffect, useRef, useState } from 'react'
import type { Box } from '../geometry/box.ts'
import type { PageSource } from '../pages/page-source.ts'
import { findMatches, type Match } from './find-matches.ts'
import { recognisedOn } from './recognised-on.ts'

/** What was found until now, and where the reader is in it. */
export interface Search {
  query: string
  matches: readonly Match[]
  /** Which match is looked at; zero-based. */
  current: number
  isSearching: boolean
  search: (query: string) => void
  /** To the next match or the one before; round and round. */
  step: (by: 1 | -1) => void
}

interface Found {
  query: string
  matches: readonly Match[]
  isSearching: boolean
}

/** Looks for a text page by page; what was found shows while the rest is read. */
export function useSearch(source: PageSource, ocr: OcrData | null, showBox: (page: number, box: Box) => void): Search {
  const [asked, setAsked] = useState({ query: '', current: 0 })
  const [found, setFound] = useState<Found>()
  const { query, current } = asked
  const { matches, isSearching } = found?.query === query ? found : { matches: [], isSearching: query !== '' }

  const show = (match: Match | undefined) => match?.boxes[0] && showBox(match.page, match.boxes[0])
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  useEffect(() => {
    if (query === '') return
    const stopping = new AbortController()
    const notify = (next: Found) => setFound(next)
    void readAll({ source, ocr, query }, notify, (first) => latestShow.current(first), stopping.signal)
    return () => stopping.abort()
  }, [source, ocr, query])

  const step = (by: 1 | -1) => {
    if (matches.length === 0) return
    const next = (current + by + matches.length) % matches.length
    setAsked({ query, current: next })
    show(matches[next])
  }
  const search = (text: string) => setAsked({ query: text, current: 0 })
  return { query, matches, current, isSearching, search, step }
}

async function readAll(
  { source, ocr, query }: { source: PageSource; ocr: OcrData | null; query: string },
  notify: (found: Found) => void,
  showFirst: (match: Match | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  let matches: Match[] = []
  for (let page = 0; page < source.pageCount; page += 1) {
    // A page whose text cannot be read has no matches; the others have.
    const own = await source.loadText(page).catch(() => [])
    if (signal.aborted) return
    const runs = own.some(({ text }) => text.trim() !== '') ? own : recognisedOn(ocr, page)
    const more = findMatches(runs, query, page)
    if (more.length === 0) continue
    if (matches.length === 0) showFirst(more[0])
    matches = [...matches, ...more]
    notify({ query, matches, isSearching: true })
  }
  notify({ query, matches, isSearching: false })
}
