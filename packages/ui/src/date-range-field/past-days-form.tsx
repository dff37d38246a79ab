'use client'

import { useState, type KeyboardEvent } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as styles from './date-range-field.css.ts'
import { MAX_PAST_DAYS, pastDays, withinLimits, type DateRange } from './date-range.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface PastDaysFormProps {
  today: string
  min?: string
  max?: string
  onChoose: (range: DateRange, days: number) => void
}

/** 'Afgelopen N dagen', of 1 to 799. No form element: it may stand within one. */
export function PastDaysForm({ today, min, max, onChoose }: PastDaysFormProps) {
  const texts = useLanguage('dateRangeField', dutch)
  const [text, setText] = useState('30')
  const [isRefused, setIsRefused] = useState(false)
  const choose = () => {
    const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
    const past = pastDays(days, today)
    const range = past && withinLimits(past, min, max)
    if (range) onChoose(range, days)
    else setIsRefused(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    choose()
  }
  return (
    <div className={styles.pastDays}>
      <TextField
        label={texts.pastDays}
        size="small"
        inputMode="numeric"
        value={text}
        error={isRefused ? texts.tooManyDays(MAX_PAST_DAYS) : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setIsRefused(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="small" onClick={choose}>
        {texts.choosePastDays}
      </Button>
    </div>
  )
}
