'use client'

import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { controlIn, focusControl } from '../entry-grid/cell-place.ts'
import { afterPress, isPressing } from '../form-field/after-press.ts'
import { moveOf, startsEditing } from './cell-keys.ts'
import { moveFrom, moveOn } from './cell-moves.ts'
import type { Refusal } from './table-types.ts'

/** What a cell needs to be edited. */
export interface CellEditingOptions<Row> {
  cell: RefObject<HTMLTableCellElement | null>
  row: Row
  onCommit: (row: Row) => Refusal | Promise<Refusal>
}

interface Open<Row> {
  row: Row
  error: Refusal
  isWaiting: boolean
}

type Move = (cell: HTMLTableCellElement) => unknown

/**
 * A cell that is edited in place: it begins with a key or a press, and what was typed is kept by Enter, Tab and leaving
 * it, or let go by Escape. What is refused, by its owner or because the field cannot read it, stays with its message.
 */
export function useCellEditing<Row>({ cell, row, onCommit }: CellEditingOptions<Row>) {
  const [open, setOpen] = useState<Open<Row> | null>(null)
  // What is typed in one event with the key that keeps it is not rendered yet.
  const current = useRef<Open<Row> | null>(null)
  const isLeaving = useRef(false)
  const put = (next: Open<Row> | null) => {
    current.current = next
    setOpen(next)
  }
  const begin = () => {
    if (current.current) return
    // The key that begins is typed in the field, which therefore has to be there before the browser does so.
    flushSync(() => put({ row, error: undefined, isWaiting: false }))
    focusControl(controlIn(cell.current))
  }
  /** Takes the focus out of the field, which then shows what it cannot read. */
  const leave = (next: Open<Row> | null) => {
    isLeaving.current = true
    flushSync(() => {
      cell.current?.focus({ preventScroll: true })
      put(next)
    })
    isLeaving.current = false
  }
  const refuse = (typed: Open<Row>, error: Refusal, isInside: boolean) => {
    flushSync(() => put({ row: typed.row, error, isWaiting: false }))
    if (isInside) focusControl(controlIn(cell.current))
  }
  const settle = (typed: Open<Row>, refusal: Refusal, move: Move | null) => {
    const element = cell.current
    const isInside = move !== null && element?.contains(rootOf(element).activeElement) === true
    if (refusal !== undefined) return refuse(typed, refusal, isInside)
    put(null)
    if (isInside && element) move?.(element)
  }
  const wait = async (typed: Open<Row>, answer: Promise<Refusal>, move: Move | null) => {
    put({ ...typed, isWaiting: true })
    try {
      settle(typed, await answer, move)
    } finally {
      // An answer that never came leaves what was typed where it was.
      if (current.current?.isWaiting) put(typed)
    }
  }
  const commit = (move: Move | null) => {
    const typed = current.current && { ...current.current, error: undefined }
    if (!typed || typed.isWaiting) return
    if (move) leave(typed)
    else flushSync(() => put(typed))
    const control = controlIn(cell.current)
    if (control?.matches('[aria-invalid=true]')) {
      if (move) focusControl(control)
      return
    }
    const answer = typed.row === row ? undefined : onCommit(typed.row)
    if (answer instanceof Promise) void wait(typed, answer, move)
    else settle(typed, answer, move)
  }

  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableCellElement>) => {
    if (event.nativeEvent.isComposing) return
    const isInField = event.target !== event.currentTarget
    if (current.current ? isInField && keepOrLetGo(event) : !isInField && walk(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  /** The keys of a field that is typed in. What is open beside it has Enter and Escape for itself. */
  const keepOrLetGo = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return false
    if (key === 'Enter') commit((element) => moveFrom(element, shiftKey ? 'above' : 'below'))
    else if (key === 'Escape') leave(null)
    else return false
    return true
  }
  /** The keys of a cell that has the focus. */
  const walk = (event: KeyboardEvent<HTMLTableCellElement>): boolean => {
    const move = moveOf(event)
    if (event.key === 'Escape' || (move === 'before' && !moveFrom(event.currentTarget, 'before')))
      event.currentTarget.closest('tr')?.focus()
    else if (move === 'before') return true
    else if (move) moveFrom(event.currentTarget, move)
    else if (startsEditing(event)) {
      begin()
      // What is typed goes on to the field.
      return event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Delete'
    } else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>) => {
    // After the field, which may take what is lit in its list with it.
    if (event.key !== 'Tab' || !current.current || event.target === event.currentTarget) return
    event.preventDefault()
    commit((element) => moveOn(element, event.shiftKey ? -1 : 1))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableCellElement>) => {
    const isElsewhere = !currentTarget.contains(relatedTarget) && document.hasFocus()
    if (!current.current || isLeaving.current || !isElsewhere || currentTarget.querySelector('[aria-expanded=true]'))
      return
    // A field says what it cannot read once the press that left it is over.
    if (isPressing()) afterPress(() => commit(null))
    else queueMicrotask(() => commit(null))
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, input, label')) begin()
  }
  const onDraft = (next: Row) => {
    if (current.current && !current.current.isWaiting) put({ row: next, error: undefined, isWaiting: false })
  }
  return { open, onDraft, handlers: { onKeyDownCapture, onKeyDown, onBlur, onClick } }
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot
