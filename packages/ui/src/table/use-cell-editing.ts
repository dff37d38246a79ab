'use client'

import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { afterPress, isPressing } from '../form-field/after-press.ts'
import { moveOf, startsEditing } from './cell-keys.ts'
import { moveFrom, moveOn } from './cell-moves.ts'
import { useCellDraft, type CellEditingOptions } from './use-cell-draft.ts'
import { isElement } from '../overlay/is-element.ts'

/**
 * A cell that is edited in place: it begins with a key or a press, and what was typed is kept by Enter, Tab and leaving
 * it, or let go by Escape.
 */
export function useCellEditing<Row>(options: CellEditingOptions<Row>) {
  const { open, isOpen, isBeingLeft, begin, letGo, commit, onDraft } = useCellDraft(options)

  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableCellElement>) => {
    if (event.nativeEvent.isComposing) return
    const isInField = event.target !== event.currentTarget
    if (isOpen() ? isInField && keepOrLetGo(event) : !isInField && walk(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  /** The keys of a field that is typed in. What is open beside it has Enter and Escape for itself. */
  const keepOrLetGo = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    if (isElement(target) && target.getAttribute('aria-expanded') === 'true') return false
    if (key === 'Enter') commit((element) => moveFrom(element, shiftKey ? 'above' : 'below'))
    else if (key === 'Escape') letGo()
    else return false
    return true
  }
  /** The keys of a cell that has the focus. */
  const walk = (event: KeyboardEvent<HTMLTableCellElement>): boolean => {
    const move = moveOf(event)
    const isMoved = move !== undefined && moveFrom(event.currentTarget, move)
    // Before the first cell comes the row.
    if (event.key === 'Escape' || (move === 'before' && !isMoved)) event.currentTarget.closest('tr')?.focus()
    else if (move) return true
    else if (startsEditing(event)) {
      begin()
      // What is typed goes on to the field.
      return event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Delete'
    } else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>) => {
    // After the field, which may take what is lit in its list with it.
    if (event.key !== 'Tab' || !isOpen() || event.target === event.currentTarget) return
    event.preventDefault()
    commit((element) => moveOn(element, event.shiftKey ? -1 : 1))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableCellElement>) => {
    const isElsewhere = !currentTarget.contains(relatedTarget) && document.hasFocus()
    if (!isOpen() || isBeingLeft() || !isElsewhere || currentTarget.querySelector('[aria-expanded=true]')) return
    // A field says what it cannot read once the press that left it is over.
    if (isPressing()) afterPress(() => commit(null))
    else queueMicrotask(() => commit(null))
  }
  const onClick = ({ target }: MouseEvent) => {
    if (isElement(target) && !target.closest('a, button, input, label')) begin()
  }
  return { open, onDraft, handlers: { onKeyDownCapture, onKeyDown, onBlur, onClick } }
}
