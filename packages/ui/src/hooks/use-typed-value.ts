'use client'

import { useState } from 'react'

export interface TypedValue<Value> {
  /** What stands in the field. */
  text: string
  /** Something stands there that cannot be read as a value. */
  isUnread: boolean
  /** A key was pressed: keep the text as it is and tell the value it stands for. */
  type: (text: string) => void
  /** The field was left: show the value as it is written properly. */
  settle: () => void
  /** Show this value, whatever stands there. */
  show: (value: Value | null) => void
}

/**
 * The text of a field whose value is something else: cents, a date, a duration. The text is free
 * while typing; the value is null when the field is empty or cannot be read. A value that comes
 * from outside replaces the text.
 */
export function useTypedValue<Value>(
  value: Value | null,
  onChange: (value: Value | null) => void,
  parse: (text: string) => Value | null,
  format: (value: Value) => string,
): TypedValue<Value> {
  const textOf = (known: Value | null) => (known === null ? '' : format(known))
  const [text, setText] = useState(() => textOf(value))
  const [notified, setNotified] = useState(value)

  if (value !== notified) {
    setNotified(value)
    setText(textOf(value))
  }
  const type = (next: string) => {
    const parsed = next.trim() === '' ? null : parse(next)
    setText(next)
    setNotified(parsed)
    if (parsed !== value) onChange(parsed)
  }
  const settle = () => {
    if (value !== null || text.trim() === '') setText(textOf(value))
  }
  const show = (known: Value | null) => setText(textOf(known))
  return { text, isUnread: value === null && text.trim() !== '', type, settle, show }
}
