import type { OcrData } from '@klopt/recognition'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Box } from '../geometry/box.ts'
import type { Pick } from '../types.ts'
import { candidatesOf, type Candidate } from './candidates.ts'

/** The candidates and the one of them that Tab leads to. */
export interface Picking {
  candidates: readonly Candidate[]
  activeId: string | undefined
  activePage: number | undefined
  /** Whether a candidate that came into the document was waited for with the focus; it says so once. */
  takesFocus: (id: string) => boolean
  activate: (candidate: Candidate) => void
  focusFirst: () => boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** Arrows, Home and End go through all candidates of the document in reading order; Escape leaves. */
export function usePicking(ocr: OcrData | null, pick: Pick | null, showBox: (page: number, box: Box) => void): Picking {
  // A list that is written out anew at every render is still the same list.
  const types = pick?.types.join(' ') ?? ''
  const candidates = useMemo(() => candidatesOf(ocr, types.split(' ') as Pick['types'][number][]), [ocr, types])
  const [chosenId, setChosenId] = useState<string>()
  const awaitsFocus = useRef<string>(undefined)
  const active = candidates.find(({ id }) => id === chosenId) ?? candidates[0]

  const focus = (candidate: Candidate | undefined): boolean => {
    if (!candidate) return false
    setChosenId(candidate.id)
    showBox(candidate.page, candidate.box)
    const button = document.querySelector<HTMLElement>(`[data-candidate="${candidate.id}"]`)
    // On a page that is not in the document it takes the focus when it comes.
    if (button) button.focus({ preventScroll: true })
    else awaitsFocus.current = candidate.id
    return true
  }
  const takesFocus = (id: string): boolean => {
    if (awaitsFocus.current !== id) return false
    awaitsFocus.current = undefined
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = destination(event.key, active ? candidates.indexOf(active) : 0, candidates.length)
    if (event.key !== 'Escape' && to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) pick?.onLeave()
    else focus(candidates[to])
  }
  return {
    candidates,
    activeId: active?.id,
    activePage: active?.page,
    takesFocus,
    activate: ({ id }) => setChosenId(id),
    focusFirst: () => focus(candidates[0]),
    onKeyDown,
  }
}

function destination(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
