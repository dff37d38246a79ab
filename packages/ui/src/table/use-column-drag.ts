'use client'

import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { headOf, headsBeside } from './heads-beside.ts'
import { isElement } from '../overlay/is-element.ts'

/** Beside which column another one is to stand. */
export interface Drop {
  target: string
  side: 'before' | 'after'
}

interface Drag {
  startX: number
  /** Under way: the pointer has gone far enough to be no press. */
  isMoving: boolean
  marked?: HTMLElement | undefined
}

/** In px: less than this is a press of the button. */
const FAR_ENOUGH_PX = 4
/** In px: this near the edge of the table it scrolls along, by as much. */
const EDGE_PX = 24

/** Drags the column of a head: a line shows where it comes to stand, Escape leaves it where it was. */
export function useColumnDrag(onDrop: (drop: Drop) => void) {
  const drag = useRef<Drag>(undefined)

  const stop = (grip: Element) => {
    drag.current?.marked?.removeAttribute('data-drop')
    headOf(grip)?.removeAttribute('data-dragging')
    drag.current = undefined
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isGrip = isElement(event.target) && event.target.closest('[popover]') === null
    if (event.button === 0 && isGrip) drag.current = { startX: event.clientX, isMoving: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const [current, head] = [drag.current, headOf(event.currentTarget)]
    if (!current || !head) return
    if (!current.isMoving) {
      if (Math.abs(event.clientX - current.startX) < FAR_ENOUGH_PX) return
      current.isMoving = true
      // From here on the release is no press of the button.
      event.currentTarget.setPointerCapture(event.pointerId)
      head.setAttribute('data-dragging', '')
    }
    scrollAlong(head, event.clientX)
    current.marked?.removeAttribute('data-drop')
    const drop = dropAt(head, event.clientX)
    current.marked = drop?.head
    drop?.head.setAttribute('data-drop', drop.side)
  }
  const onPointerUp = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const marked = drag.current?.marked
    const target = marked?.dataset['column']
    const side = marked?.dataset['drop'] === 'after' ? 'after' : 'before'
    stop(currentTarget)
    if (target !== undefined) onDrop({ target, side })
  }
  return {
    pointer: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => stop(currentTarget),
    },
    /** Whether the key was Escape during a drag, and ended it. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): boolean => {
      if (event.key !== 'Escape' || !drag.current) return false
      event.preventDefault()
      stop(event.currentTarget)
      return true
    },
  }
}

/** The head under the pointer, or the nearest one, and the side of it; nothing for the place where the column is. */
function dropAt(head: HTMLElement, x: number): { head: HTMLElement; side: Drop['side'] } | undefined {
  const heads = headsBeside(head)
  const distance = (each: HTMLElement) => {
    const { left, right } = each.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  const nearest = heads.toSorted((a, b) => distance(a) - distance(b))[0]
  if (!nearest || nearest === head) return undefined
  const { left, width } = nearest.getBoundingClientRect()
  const isFar = x > left + width / 2
  const side = isFar === head.matches(':dir(rtl)') ? 'before' : 'after'
  const neighbour = heads[heads.indexOf(nearest) + (side === 'after' ? 1 : -1)]
  return neighbour === head ? undefined : { head: nearest, side }
}

function scrollAlong(head: HTMLElement, x: number): void {
  const scroller = head.closest<HTMLElement>('[data-scrolls]')
  if (!scroller) return
  const { left, right } = scroller.getBoundingClientRect()
  if (x < left + EDGE_PX) scroller.scrollLeft -= EDGE_PX
  else if (x > right - EDGE_PX) scroller.scrollLeft += EDGE_PX
}
