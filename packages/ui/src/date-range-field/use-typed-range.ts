'use client'

import { isIsoDate, type DateStyle } from '@klopt/validators'
import { useState } from 'react'
import { exampleOf, useDate } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch as dateFieldDutch } from '../date-field/texts.ts'
import { isSameRange, type DateRange } from './date-range.ts'
import { dutch } from './texts.ts'

interface Limits {
  today: string
  min: string | undefined
  max: string | undefined
}

type Texts = Record<keyof DateRange, string>

const textsOf = (range: DateRange | null, { show }: DateStyle): Texts => ({
  from: range ? show(range.from) : '',
  to: range ? show(range.to) : '',
})

/**
 * The two texts of a range. They are free while somebody types; what they stand for is told when the
 * field is left or on Enter, so that nobody fetches a half-typed year.
 */
export function useTypedRange(value: DateRange | null, onChange: (range: DateRange | null) => void, limits: Limits) {
  const dates = useDate()
  const words = useLanguage('dateRangeField', dutch)
  const dateWords = useLanguage('dateField', dateFieldDutch)
  const [typed, setTyped] = useState(() => textsOf(value, dates))
  const [notified, setNotified] = useState(value)
  const [known, setKnown] = useState(value)
  const [error, setError] = useState<string>()

  const show = (range: DateRange | null) => {
    setNotified(range)
    setTyped(textsOf(range, dates))
    setError(undefined)
  }
  // An owner that keeps its range when it hears of none leaves the text, with what is wrong with it.
  if (!isSameRange(value, known)) {
    setKnown(value)
    if (!isSameRange(value, notified)) show(value)
  }

  const type = (end: keyof DateRange, text: string) => setTyped({ ...typed, [end]: text })
  const settle = () => {
    const read = readRange(typed, limits, dates)
    if (typeof read === 'function') {
      setError(read(words, dateWords))
      setNotified(null)
    } else show(read)
    const range = typeof read === 'function' ? null : read
    if (!isSameRange(range, value)) onChange(range)
  }
  return { texts: typed, error, type, settle, show }
}

type Complaint = (words: typeof dutch, dateWords: typeof dateFieldDutch) => string

/** The range of two texts, null when both are empty, or what is wrong with them. */
function readRange(typed: Texts, { today, min, max }: Limits, dates: DateStyle): DateRange | null | Complaint {
  const [from, to] = [typed.from.trim(), typed.to.trim()].map((text) => (text === '' ? '' : dates.parse(text, today)))
  if (from === '' && to === '') return null
  if (from === null || to === null) return (_, dateWords) => dateWords.notADate(exampleOf(dates))
  if (!isIsoDate(from) || !isIsoDate(to)) return (words) => words.incomplete
  if (from > to) return (words) => words.reversed
  if (min !== undefined && from < min) return (words) => words.tooEarly(dates.show(min))
  if (max !== undefined && to > max) return (words) => words.tooLate(dates.show(max))
  return { from, to }
}
