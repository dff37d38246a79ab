import { pages } from '../overlay/pages.ts'

/** What ends a press, or what becomes of it instead: a drag, or a menu that opens on it. */
const ends = ['click', 'mouseup', 'dragend', 'contextmenu'] as const

/** Whether a button of the mouse is down on something, or a finger's tap is being handled. */
export const isPressing = (): boolean => [...pages()].some((page) => page.querySelector(':active'))

/** Runs once, when the press that is under way is over: before its click is handled, or without one soon after. */
export function afterPress(run: () => void): void {
  const waiting = new AbortController()
  const end = () => {
    waiting.abort()
    run()
  }
  // The click of a press comes right after the release, and has its target by then.
  const soon = (event: Event) => {
    if (event.type === 'mouseup') setTimeout(() => waiting.signal.aborted || end())
    else end()
  }
  for (const page of pages())
    for (const type of ends) page.addEventListener(type, soon, { capture: true, signal: waiting.signal })
}
