import { useState } from 'react'
import { DateField } from '../date-field/date-field.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One day, typed or picked.'],
  avoid: ['A period: a `DateRangeField`.', 'A moment of the day: a `TextField` with its own check.'],
  anatomy: [
    'A field that understands "3-4", "03042026", "20260403" and "3 apr", and from today "5", "ma", "+14" and "vandaag".',
    'A button for the calendar: week numbers, Monday first.',
  ],
  keys: {
    'Alt and arrow down': 'opens the calendar',
    Arrows: 'by day and week',
    'Home, End': 'within the week',
    'Page Up, Page Down': 'by month, with Shift by year',
    Enter: 'chooses',
    Escape: 'closes the calendar',
  },
  words: [
    'The label is the meaning: "Vervaldatum", not "Datum" where there are two.',
    'The value is a civil date, `2026-11-20`; the field shows 20-11-2026.',
  ],
  types: ['CalendarProps'],
}

export function Example() {
  const [date, setDate] = useState<string | null>('2026-11-20')
  return <DateField label="Vervaldatum" value={date} onChange={setDate} today="2026-11-20" />
}
