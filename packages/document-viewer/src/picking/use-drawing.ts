import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { usePagePointer, type DrawnBox } from '../pages/use-page-pointer.ts'
import type { Stage } from '../pages/use-stage.ts'
import type { Pick } from '../types.ts'
import { boxAfterKey, startBox } from './box-keys.ts'
import { candidatesWithin, type Candidate } from './candidates.ts'

/** What can be taken from one part of a page. */
export interface Choice extends DrawnBox {
  candidates: readonly Candidate[]
}

/** Drawing a box around words, with the pointer or by keys, and choosing from what is in it. */
export interface Drawing {
  /** A drag, or arrows, draw. */
  isOn: boolean
  toggle: () => void
  drawn: DrawnBox | null
  choice: Choice | null
  choose: (choice: Choice) => void
  /** Ends the choosing; the focus returns to where it was before. */
  close: () => void
  /** Arrows move the box, Shift and arrows size it, Enter reads it and Escape leaves; true for a key it took. */
  takesKey: (event: KeyboardEvent) => boolean
}

interface DrawingInput {
  scroller: RefObject<HTMLElement | null>
  stage: Stage
  candidates: readonly Candidate[]
  pick: Pick | null
  /** A press on a page that drew nothing. */
  onTap: () => void
}

/** Lets a part of a page be chosen while there is something to pick. */
export function useDrawing({ scroller, stage, candidates, pick, onTap }: DrawingInput): Drawing {
  const [isSwitchedOn, setIsSwitchedOn] = useState(false)
  const [drawn, setDrawn] = useState<DrawnBox | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const cameFrom = useRef<Element>(null)
  const isOn = isSwitchedOn && pick !== null

  const choose = (next: Choice) => {
    cameFrom.current = document.activeElement
    setChoice(next)
  }
  const close = () => {
    if (choice) returnFocus(cameFrom.current, stage)
    setDrawn(null)
    setChoice(null)
  }
  const read = (box: DrawnBox) => {
    setDrawn(box)
    setIsSwitchedOn(false)
    choose({ ...box, candidates: candidatesWithin(candidates, box.page, box.box) })
  }
  const toggle = () => {
    setDrawn(null)
    setIsSwitchedOn(!isOn)
    if (isOn) return returnFocus(cameFrom.current, stage)
    cameFrom.current = document.activeElement
    // Where the arrows are listened to.
    stage.focus()
  }
  usePagePointer(scroller, {
    turn: stage.turn,
    isDrawing: isOn,
    canDraw: pick !== null,
    onTap,
    onDraw: setDrawn,
    onDrawn: read,
  })
  const takesKey = (event: KeyboardEvent): boolean => {
    if (!isOn || event.target !== scroller.current) return false
    const next = nextDrawn(drawn, event, stage)
    if (next) {
      setDrawn(next)
      stage.showBox(next.page, next.box)
    } else if (event.key === 'Enter' && drawn) read(drawn)
    else if (event.key === 'Escape') toggle()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { isOn, toggle, drawn, choice, choose, close, takesKey }
}

/** The first arrow puts a box on the page one is at; the others move or size it. */
function nextDrawn(
  drawn: DrawnBox | null,
  event: KeyboardEvent,
  { currentPage, turn, seenOf }: Stage,
): DrawnBox | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !event.key.startsWith('Arrow')) return null
  if (!drawn || seenOf(drawn.page).height === 0) return { page: currentPage, box: startBox(seenOf(currentPage), turn) }
  const box = boxAfterKey(drawn.box, event, turn)
  return box ? { page: drawn.page, box } : null
}

/** To where somebody was before; to the pages where that is gone. */
function returnFocus(to: Element | null, stage: Stage): void {
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus({ preventScroll: true })
  else stage.focus()
}
