import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from '../geometry/box.ts'

/** The room inside an element without its scroll bars, in whole CSS pixels; follows its size. */
export function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = observed
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return room
}
