import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from '../geometry/box.ts'

const none: Size = { width: 0, height: 0 }

/** The room inside an element without its scroll bars, in whole CSS pixels. */
export const roomIn = (element: HTMLElement | null): Size =>
  element ? { width: element.clientWidth, height: element.clientHeight } : none

/** The room inside an element, following its size; `expected` is what it will be, where that is known. */
export function useRoom(element: RefObject<HTMLElement | null>, expected = none): Size {
  const [room, setRoom] = useState(expected)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    const measure = () => {
      const now = roomIn(observed)
      setRoom((before) => (before.width === now.width && before.height === now.height ? before : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return room
}
