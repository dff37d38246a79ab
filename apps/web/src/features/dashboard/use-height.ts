import { useLayoutEffect, useState, type RefObject } from 'react'

/** The height of an element in px, also after it changed; 0 until it is known. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setHeight(Math.floor(entry?.contentRect.height ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return height
}
