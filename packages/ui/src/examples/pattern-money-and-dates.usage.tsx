import { useState } from 'react'
import { DateField } from '../date-field/date-field.tsx'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import type { DateRange } from '../date-range-field/date-range.ts'
import type { Usage } from '../docs/usage.ts'
import { DurationField } from '../duration-field/duration-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import * as styles from './example.css.ts'

export const usage: Usage = {
  use: ['Amounts, numbers, dates and times, wherever they are typed or read.'],
  avoid: ['A float anywhere: amounts are whole cents.', 'A date with a time zone: a day of the books has none.'],
  anatomy: [
    'Amounts in tabular figures at the end of the line; they compute: 12+3, 121/1,21, 3 x € 12,50.',
    'Dates by habit: 5, ma, +14, vandaag, 311026.',
    'A number takes its unit along: 21%, 128 km.',
    'Time as 1:30, 1,5, 90m or 1u30.',
  ],
  keys: { 'Alt arrow down': 'opens the calendar of a date' },
  words: [
    'A date is "19 nov 2026" in a list, "19-11-2026" in a form, "19 november 2026" in a sentence.',
    'Nothing is "–", muted; below zero is a real minus.',
  ],
}

export function Example() {
  const [cents, setCents] = useState<number | null>(123_450)
  const [share, setShare] = useState<string | null>('21')
  const [date, setDate] = useState<string | null>('2026-11-19')
  const [range, setRange] = useState<DateRange | null>({ from: '2026-10-01', to: '2026-12-31' })
  const [seconds, setSeconds] = useState<number | null>(5400)
  return (
    <div className={styles.stack} style={{ maxWidth: 480 }}>
      <MoneyField label="Bedrag" prefix="€" align="end" value={cents} onChange={setCents} />
      <NumberField label="Btw" unit="%" align="end" value={share} onChange={setShare} />
      <DateField label="Datum" today="2026-11-20" value={date} onChange={setDate} />
      <DateRangeField label="Periode" today="2026-11-20" value={range} onChange={setRange} />
      <DurationField label="Tijd" align="end" valueSeconds={seconds} onChange={setSeconds} />
    </div>
  )
}
