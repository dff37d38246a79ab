import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { DateRangeField } from './date-range-field.tsx'
import type { DateRange } from './date-range.ts'

export const usage: Usage = {
  use: ['A period: of a report, a list or a search.'],
  avoid: ['One day: a `DateField`.', 'A VAT period, of which there are a few known ones: a `Select`.'],
  anatomy: [
    'The first and the last day, both included; what is typed counts once the field is left.',
    'A button that opens fixed periods, past days and a calendar.',
    'The name of the period at the right of the label, when it has one.',
  ],
  keys: {
    'Alt + arrow down': 'opens the periods and the calendar',
    Enter: 'takes what is typed; in the calendar the first day, then the last',
  },
  words: ['The label is "Periode", or what happens in it: "Gewerkt tussen".'],
}

export function Example() {
  const [range, setRange] = useState<DateRange | null>({ from: '2026-10-01', to: '2026-12-31' })
  return <DateRangeField label="Periode" value={range} onChange={setRange} today="2026-11-20" />
}
