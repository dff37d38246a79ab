import type { KeyboardEvent } from 'react'
import type { Stage } from './pages/use-stage.ts'
import { nextStep } from './pages/zoom.ts'

/** The keys of the whole viewer, wherever in it the focus is; not while somebody types. */
export function viewerKeys(stage: Stage, pageCount: number, openSearch: () => void) {
  const { currentPage, factor, zoomTo, showPage, rotate } = stage
  const zoomBy = (direction: 1 | -1) => zoomTo({ mode: 'factor', factor: nextStep(factor, direction) })
  const actions: Record<string, () => void> = {
    PageDown: () => showPage(currentPage + 1),
    PageUp: () => showPage(currentPage - 1),
    Home: () => showPage(0),
    End: () => showPage(pageCount - 1),
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    r: rotate,
  }
  return (event: KeyboardEvent): void => {
    const isSearch = (event.ctrlKey || event.metaKey) && event.key === 'f'
    const isTyping = event.target instanceof HTMLInputElement
    const action = isSearch
      ? openSearch
      : event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : actions[event.key]
    if (!action || (isTyping && !isSearch && !event.key.startsWith('Page'))) return
    event.preventDefault()
    action()
  }
}
