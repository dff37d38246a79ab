import { formatDate, isIsoDate, parseDate } from '@klopt/validators'
import { useState } from 'react'
import { isSameRange, type DateRange } from './date-range.ts'

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
  const [texts, setTexts] = useState(() => textsOf(value))
  const [notified, setNotified] = useState(value)
  const [known, setKnown] = useState(value)
  const [error, setError] = useState<string>()

  const show = (range: DateRange | null) => {
    setNotified(range)
    setTexts(textsOf(range))
    setError(undefined)
  }
  // An owner that keeps its range when it hears of none leaves the text, with what is wrong with it.
  if (!isSameRange(value, known)) {
    setKnown(value)
    if (!isSameRange(value, notified)) show(value)
  }

  const type = (end: keyof DateRange, text: string) => setTexts({ ...texts, [end]: text })
  const settle = () => {
    const read = readRange(texts, limits)
    if (typeof read === 'string') {
      setError(read)
      setNotified(null)
    } else show(read)
    const range = typeof read === 'string' ? null : read
    if (!isSameRange(range, value)) onChange(range)
  }
  return { texts, error, type, settle, show }
}

/** The range of two texts, null when both are empty, or what is wrong with them. */
function readRange(texts: Texts, { today, min, max }: Limits): DateRange | null | string {
  const [from, to] = [texts.from.trim(), texts.to.trim()].map((text) => (text === '' ? '' : parseDate(text, today)))
  if (from === '' && to === '') return null
  if (from === null || to === null) return notADate
  if (!isIsoDate(from) || !isIsoDate(to)) return incomplete
  if (from > to) return reversed
  if (min !== undefined && from < min)
    return `De eerste dag kan niet voor ${formatDate(min)} liggen. Kies een latere dag.`
  if (max !== undefined && to > max)
    return `De laatste dag kan niet na ${formatDate(max)} liggen. Kies een eerdere dag.`
  return { from, to }
}

const notADate = 'Dit is geen datum. Typ het bijvoorbeeld als 3-4-2026, vandaag, ma of +14.'
const incomplete = 'Er ontbreekt een dag. Vul de eerste en de laatste dag in.'
const reversed = 'De laatste dag ligt voor de eerste. Kies een dag erna.'
