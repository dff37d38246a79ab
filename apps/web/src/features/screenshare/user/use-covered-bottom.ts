import { useLayoutEffect, useRef, type RefObject } from 'react'
import * as styles from './overlay.css.ts'

const VARIABLE = '--klopt-sharing-panel'
/** Between what covers the bottom and what it moves up. */
const GAP_PX = 12

/** Answers for the element that covers the bottom of the page; what lies there moves up by its height. */
export function useCoveredBottom(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: element } = panel
    if (!element) return
    const { style } = document.documentElement
    const { classList } = document.body
    const notify = () => style.setProperty(VARIABLE, `${element.offsetHeight + GAP_PX}px`)
    const observer = new ResizeObserver(notify)
    observer.observe(element)
    notify()
    classList.add(styles.covered)
    return () => {
      observer.disconnect()
      style.removeProperty(VARIABLE)
      classList.remove(styles.covered)
    }
  }, [])
  return panel
}
