import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Tells the style of a screen how much stands above it: the top bar, and a banner where there is one. What fills the window is cut off
 * at its foot otherwise. For the content of the frame.
 */
export function useRoomAbove(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    const body = element?.parentElement
    if (!element || !body) return
    const measure = () => element.style.setProperty(ROOM_ABOVE, `${element.offsetTop - body.offsetTop}px`)
    measure()
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      for (const each of body.children) if (each !== element) sizes.observe(each)
      measure()
    }
    observe()
    // Banners come and go.
    const banners = new MutationObserver(observe)
    banners.observe(body, { childList: true })
    return () => {
      sizes.disconnect()
      banners.disconnect()
    }
  }, [])
  return content
}

const ROOM_ABOVE = '--room-above'
