import { useEffect, type RefObject } from 'react'

/**
 * Goes to the first field of a form that is wrong, each time it was asked for in vain. Where no field is, the focus stays where
 * it was.
 */
export function useFocusFault(form: RefObject<HTMLElement | null>, times: number): void {
  useEffect(() => {
    const element = form.current
    if (times === 0 || !element) return undefined
    const before = element.ownerDocument.activeElement
    // A field that is being typed in holds its own fault back until it is left.
    if (before instanceof HTMLInputElement && element.contains(before)) before.blur()
    const frame = requestAnimationFrame(() => {
      const wrong = element.querySelector<HTMLElement>('[aria-invalid=true]')
      if (wrong) wrong.focus()
      else if (before instanceof HTMLElement) before.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [form, times])
}
