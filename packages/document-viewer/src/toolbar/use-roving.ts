import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

/**
 * Makes the controls in an element one stop of Tab; arrows, Home and End go from one to the next.
 * The stop is where the focus was last.
 */
export function useRoving(element: RefObject<HTMLElement | null>, controls: string, direction: 'row' | 'column') {
  const stop = useRef<Element>(null)
  const all = () => [...(element.current?.querySelectorAll<HTMLElement>(controls) ?? [])]

  // After every render: controls come and go.
  useLayoutEffect(() => {
    const found = all()
    const focused = found.find((control) => control === document.activeElement)
    const next = focused ?? found.find((control) => control === stop.current) ?? found[0]
    for (const control of found) control.tabIndex = control === next ? 0 : -1
  })
  const moveStop = (next: Element) => {
    const found = all()
    // The element itself, and what hangs from it elsewhere on the page, as an opened menu, are no stop.
    if (!found.some((control) => control === next)) return
    stop.current = next
    for (const control of found) control.tabIndex = control === next ? 0 : -1
  }
  const [forward, back] = direction === 'row' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp']
  const onKeyDown = (event: KeyboardEvent) => {
    const found = all()
    const from = found.findIndex((control) => control === event.target)
    if (from === -1) return
    const to = { [forward ?? '']: from + 1, [back ?? '']: from - 1, Home: 0, End: found.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    found.at(to % found.length)?.focus()
  }
  return { onKeyDown, onFocus: (event: { target: Element }) => moveStop(event.target) }
}
