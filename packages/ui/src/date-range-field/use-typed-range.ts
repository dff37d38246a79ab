'use client'

import { formatDate, isIsoDate, parseDate } from '@klopt/validators'
import { useState } from 'react'
import { texts as dateTexts } from '../date-field/texts.ts'
import { isSameRange, type DateRange } from './date-range.ts'
import { texts } from './texts.ts'

interface Limits {
  today: string
  min: string | undefined
  max: string | undefined
}

type Texts = Record<keyof DateRange, string>

const textsOf = (range: DateRange | null): Texts => ({
  from: range ? formatDate(range.from) : '',
  to: range ? formatDate(range.to) : '',
})

/**
 * The two texts of a range. They are free while somebody types; what they stand for is told when the
 * field is left or on Enter, so that nobody fetches a half-typed year.
 */
export function useTypedRange(value: DateRange | null, onChange: (range: DateRange | null) => void, limits: Limits) {
  const [typed, setTyped] = useState(() => textsOf(value))
  const [notified, setNotified] = useState(value)
  const [known, setKnown] = useState(value)
  const [error, setError] = useState<string>()

  const show = (range: DateRange | null) => {
    setNotified(range)
    setTyped(textsOf(range))
    setError(undefined)
  }
  // An owner that keeps its range when it hears of none leaves the text, with what is wrong with it.
  if (!isSameRange(value, known)) {
    setKnown(value)
    if (!isSameRange(value, notified)) show(value)
  }

  const type = (end: keyof DateRange, text: string) => setTyped({ ...typed, [end]: text })
  const settle = () => {
    const read = readRange(typed, limits)
    if (typeof read === 'string') {
      setError(read)
      setNotified(null)
    } else show(read)
    const range = typeof read === 'string' ? null : read
    if (!isSameRange(range, value)) onChange(range)
  }
  return { texts: typed, error, type, settle, show }
}

/** The range of two texts, null when both are empty, or what is wrong with them. */
function readRange(typed: Texts, { today, min, max }: Limits): DateRange | null | string {
  const [from, to] = [typed.from.trim(), typed.to.trim()].map((text) => (text === '' ? '' : parseDate(text, today)))
  if (from === '' && to === '') return null
  if (from === null || to === null) return dateTexts.notADate
  if (!isIsoDate(from) || !isIsoDate(to)) return texts.incomplete
  if (from > to) return texts.reversed
  if (min !== undefined && from < min) return texts.tooEarly(formatDate(min))
  if (max !== undefined && to > max) return texts.tooLate(formatDate(max))
  return { from, to }
}
