'use client'

import { useState } from 'react'
import { Calendar } from '../date-field/calendar.tsx'
import { rangeBetween, type DateRange } from './date-range.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface RangeCalendarProps {
  value: DateRange | null
  onChoose: (range: DateRange) => void
  today: string
  min?: string
  max?: string
}

/** A calendar in which two presses make a range: its first day and its last, in either order. */
export function RangeCalendar({ value, onChoose, today, min, max }: RangeCalendarProps) {
  const texts = useLanguage('dateRangeField', dutch)
  const [first, setFirst] = useState<string | null>(null)
  const [reached, setReached] = useState<string | null>(null)
  const shown = first === null ? value : rangeBetween(first, reached ?? first)

  const choose = (date: string) => {
    if (first !== null) return onChoose(rangeBetween(first, date))
    setFirst(date)
    setReached(date)
  }
  return (
    <Calendar
      value={value?.from ?? null}
      range={shown}
      note={first === null ? texts.firstDay : texts.lastDay}
      onReach={setReached}
      onChoose={choose}
      today={today}
      min={min}
      max={max}
    />
  )
}
