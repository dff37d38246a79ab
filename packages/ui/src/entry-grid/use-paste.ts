'use client'

import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import { isInput, placeOf } from './cell-place.ts'
import type { EntryGridProps } from './entry-types.ts'
import { placeBlock, type BlockPlace } from './place-block.ts'
import { readBlock } from './read-block.ts'
import { useTodayWhenAsked } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import type { FoundCells } from './found-cells.ts'
import { searchCells, textsToSearch } from './search-cells.ts'
import { useStyles } from './styles-of-values.ts'
import { dutch } from './texts.ts'
import type { EntryRows } from './use-entry-rows.ts'

const none: FoundCells = new Map()

/** Pasting a block or a column of a spreadsheet, whole or not at all. One value in a cell of text is for the browser. */
export function usePaste<Row>(props: EntryGridProps<Row>, entries: EntryRows<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  const styles = useStyles()
  const today = useTodayWhenAsked()
  const latest = useLatest(props)
  const [problems, setProblems] = useState<readonly string[]>([])

  /** Stops the search of the paste before, which another one takes the place of. */
  const searching = useRef<AbortController>(undefined)
  useEffect(() => () => searching.current?.abort(), [])

  const put = (block: readonly string[][], place: BlockPlace, found: FoundCells): boolean => {
    const reading = { ...styles, texts, today: today(), found }
    const placed = placeBlock(block, place, { ...latest.current, rows: entries.current() }, reading)
    setProblems('problems' in placed ? placed.problems : [])
    if ('problems' in placed) return false
    entries.replace(placed.rows)
    entries.announce(texts.pasted(block.length))
    return true
  }
  /** Puts a block in from a cell on; false when something stands in its way, which is then told. */
  const searchAndPut = async (block: readonly string[][], place: BlockPlace): Promise<boolean> => {
    searching.current?.abort()
    const wanted = textsToSearch(block, place, latest.current)
    if (wanted.length === 0) return put(block, place, none)
    const { signal } = (searching.current = new AbortController())
    entries.announce(texts.searching)
    const found = await searchCells(wanted, signal).catch(() => null)
    if (signal.aborted) return false
    if (found) return put(block, place, found)
    setProblems([texts.notSearched])
    return false
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    const isOne = block.length === 1 && block[0]?.length === 1
    if (!place || (isOne && isInput(place.control))) return
    event.preventDefault()
    event.stopPropagation()
    void searchAndPut(block, place)
  }
  const putText = (text: string, place: BlockPlace) => searchAndPut(readBlock(text), place)
  return { problems, onPaste, putText, dismiss: () => setProblems([]) }
}
