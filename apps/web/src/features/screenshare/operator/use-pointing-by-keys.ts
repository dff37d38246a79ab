import { limits, type Size } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { newestOnly } from './newest-only.ts'
import { placeAfter, type Place } from './place-after.ts'
import type { Watching } from './watch-share.ts'

/**
 * Points and asks for a click as `usePointing` does, for who has no mouse: the arrows move, Enter and the space bar
 * click. Answers where the keys have brought the pointer; null for nowhere.
 */
export function usePointingByKeys(
  box: RefObject<HTMLElement | null>,
  mirror: Mirror | null,
  size: Size | null,
  watching: RefObject<Watching | null>,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  const latestSize = useRef(size)
  useEffect(() => {
    latestSize.current = size
  }, [size])
  useEffect(() => {
    const element = box.current
    if (!element || !mirror) return
    const ended = new AbortController()
    let at: Place | null = null
    const pointer = ({ x, y }: Place) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return mirror.pointerAt(left + x * width, top + y * height)
    }
    const moves = newestOnly<Place>(limits.throttleMs, (to) => watching.current?.send('mouse', pointer(to)))
    const go = (to: Place | null) => {
      if (!to && at) {
        moves.clear()
        watching.current?.send('hide_cursor', {})
      }
      if (to && !at) watching.current?.send('show_cursor', {})
      if (to) moves.push(to)
      setPlace((at = to))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const next = latestSize.current && placeAfter(event, at, latestSize.current)
      const isClick = at && (event.key === 'Enter' || event.key === ' ')
      if (!next && !isClick) return
      event.preventDefault()
      if (next) go(next)
      else if (at && !event.repeat) watching.current?.send('click', pointer(at))
    }
    element.addEventListener('keydown', onKeyDown, { signal: ended.signal })
    element.addEventListener('blur', () => go(null), { signal: ended.signal })
    // The mouse points from here on.
    element.addEventListener('pointermove', () => setPlace((at = null)), { signal: ended.signal })
    return () => {
      moves.clear()
      ended.abort()
      setPlace(null)
    }
  }, [box, mirror, watching])
  return place
}
