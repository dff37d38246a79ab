import { overlays } from '@klopt/ui'
import { useEffect, useRef } from 'react'

interface HoursKeys {
  /** `p`: a line for another project. */
  onProject?: () => void
  /** `r`: a new line of hours. */
  onLine?: () => void
  /** Ctrl and Z: the last cell that was written is as it was. */
  onUndo?: () => void
}

/** The keys of the hours, wherever the focus is on the screen: letters only where nothing is being typed. */
export function useHoursKeys(keys: HoursKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    // What stands in a field and was not told yet is the field's own to take back.
    let typedIn: EventTarget | null = null
    const onInput = ({ target }: Event) => void (typedIn = target)
    const onBlur = () => void (typedIn = null)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing || overlays.getLayers().length > 0) return
      const deed = deedOf(event, latest.current)
      if (!deed || typedIn === event.target || !isFree(event.target)) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('input', onInput)
    document.addEventListener('focusout', onBlur)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('input', onInput)
      document.removeEventListener('focusout', onBlur)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

function deedOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, { onProject, onLine, onUndo }: HoursKeys) {
  if (ctrlKey || metaKey) return key === 'z' && !shiftKey ? onUndo : undefined
  if (key === 'p') return onProject
  return key === 'r' ? onLine : undefined
}

/** Beside fields, or in a cell of the grid, where these letters are no time. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.closest('[data-column]') !== null ||
  target.closest('input, textarea, select, [contenteditable]') === null
