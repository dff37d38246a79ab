'use client'

import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { controlIn, focusControl } from '../entry-grid/cell-place.ts'
import type { Refusal } from './table-types.ts'

/** What a cell needs to be edited. */
export interface CellEditingOptions<Row> {
  cell: RefObject<HTMLTableCellElement | null>
  row: Row
  onCommit: (row: Row) => Refusal | Promise<Refusal>
}

export interface OpenCell<Row> {
  row: Row
  error: Refusal
  isWaiting: boolean
}

type Move = (cell: HTMLTableCellElement) => unknown

/**
 * What is typed in a cell until it is kept or let go. What is refused, by its owner or because the field cannot read it, stays
 * with its message.
 */
export function useCellDraft<Row>({ cell, row, onCommit }: CellEditingOptions<Row>) {
  const [open, setOpen] = useState<OpenCell<Row> | null>(null)
  // What is typed in one event with the key that keeps it is not rendered yet.
  const current = useRef<OpenCell<Row> | null>(null)
  const isLeaving = useRef(false)
  const put = (next: OpenCell<Row> | null) => {
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
  const leave = (next: OpenCell<Row> | null) => {
    isLeaving.current = true
    flushSync(() => {
      cell.current?.focus({ preventScroll: true })
      put(next)
    })
    isLeaving.current = false
  }
  const refuse = (typed: OpenCell<Row>, error: Refusal, isInside: boolean) => {
    flushSync(() => put({ row: typed.row, error, isWaiting: false }))
    if (isInside) focusControl(controlIn(cell.current))
  }
  const settle = (typed: OpenCell<Row>, refusal: Refusal, move: Move | null) => {
    const element = cell.current
    const isInside = move !== null && element?.contains(rootOf(element).activeElement) === true
    if (refusal !== undefined) return refuse(typed, refusal, isInside)
    put(null)
    if (isInside && element) move?.(element)
  }
  const wait = async (typed: OpenCell<Row>, answer: Promise<Refusal>, move: Move | null) => {
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
  const onDraft = (next: Row) => {
    if (current.current && !current.current.isWaiting) put({ row: next, error: undefined, isWaiting: false })
  }
  const isOpen = () => current.current !== null
  const isBeingLeft = () => isLeaving.current
  return { open, isOpen, isBeingLeft, begin, letGo: () => leave(null), commit, onDraft }
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot
