import { overlays } from '@klopt/ui'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { controlOf, fieldOf, type FieldName } from './fields.ts'

export interface FormKeysOptions {
  form: RefObject<HTMLFormElement | null>
  /** Whether a field still asks for something: to be filled, or to be confirmed. */
  asks: (field: FieldName) => boolean
  /** Answers all fields that are confirmed with this one. */
  onConfirm: (field: FieldName) => readonly FieldName[]
  onSubmit: () => void
  /** Brings the focus to what can be picked in the document; false where there is nothing. */
  onPick: (field: FieldName) => boolean
}

/**
 * The keys of the form: Enter confirms a field and goes on to the next that asks for something (leaving it by other ways
 * says nothing of what stands in it), Ctrl and Enter books, from beside the form too, Alt and the arrow down goes to the
 * document.
 */
export function useFormKeys({ form, asks, onConfirm, onSubmit, onPick }: FormKeysOptions) {
  /** The field that is filled from the document: the one that had the focus last. */
  const [field, setField] = useState<FieldName | null>(null)
  const opening = useRef(true)
  const focusField = (name: FieldName) => controlOf(form.current, name)?.focus()

  /** The next field after this one that asks for something, around the end; the button when there is none. */
  const focusNext = (after: FieldName | null, confirmed: readonly FieldName[] = []) => {
    const places = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const names = places.flatMap((place) => fieldOf(place) ?? [])
    const at = after === null ? -1 : names.indexOf(after)
    const next = [...names.slice(at + 1), ...names.slice(0, Math.max(0, at))].find(
      (name) => name !== after && !confirmed.includes(name) && asks(name),
    )
    if (next) focusField(next)
    else form.current?.querySelector<HTMLElement>('[data-submit]')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // What stands over the form has keys of its own.
    if (!event.currentTarget.contains(event.target as Node)) return
    const name = fieldOf(event.target)
    if (!(event.target instanceof HTMLInputElement) || name === null) return
    event.preventDefault()
    focusNext(name, onConfirm(name))
  }
  /** Before the field itself, which has a use of its own for Enter and, where there is nothing to pick, for the arrow. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const name = fieldOf(event.target)
    const books = isBookingKey(event.nativeEvent)
    const picks = event.key === 'ArrowDown' && event.altKey && name !== null && onPick(name)
    if (!books && !picks) return
    event.preventDefault()
    event.stopPropagation()
    if (books) onSubmit()
  }
  useBookingKeyBeside(onSubmit)
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    opening.current = false
    const name = fieldOf(event.target)
    if (name !== null) setField(name)
  }
  return { field, focusField, focusNext, opening, handlers: { onKeyDown, onKeyDownCapture, onFocus } }
}

const isBookingKey = ({ key, ctrlKey, metaKey, isComposing }: globalThis.KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing

/** The same key while the focus is beside the form, in the document or nowhere. What lies over it has keys of its own. */
function useBookingKeyBeside(onSubmit: () => void): void {
  const latest = useRef(onSubmit)
  useEffect(() => {
    latest.current = onSubmit
  })
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('form, [contenteditable]') !== null
      if (event.defaultPrevented || !isBookingKey(event) || isElsewhere || overlays.getLayers().length > 0) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
