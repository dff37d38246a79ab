import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { DurationField } from './duration-field.tsx'

export const usage: Usage = {
  use: ['How long something took: hours worked, a break, a trip.'],
  avoid: ['An amount of money: a `MoneyField`.', 'A day: a `DateField`.'],
  anatomy: ['The hours and minutes, shown as `1:30` once the field is left.'],
  keys: { Tab: 'goes on, and shows what was typed as it is written' },
  words: ['The label says what took so long: "Gewerkt".', 'The value is whole seconds, or null.'],
}

export function Example() {
  const [seconds, setSeconds] = useState<number | null>(5_400)
  return <DurationField label="Gewerkt" valueSeconds={seconds} onChange={setSeconds} />
}
