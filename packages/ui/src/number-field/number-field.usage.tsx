import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { NumberField } from '../number-field/number-field.tsx'

export const usage: Usage = {
  use: ['How many, how far, which percentage: a number that is no amount.'],
  avoid: ['An amount in euro: a `MoneyField`.', 'Time: a `DurationField`.', 'A code of digits: a `TextField`.'],
  anatomy: [
    'A text field that takes a comma, points between thousands, and the unit typed along.',
    'The unit stands at the end of the box (`unit`).',
    'Shown as 1.234,5 after leaving the field.',
  ],
  keys: { Tab: 'goes on, and shows what was typed as it is written' },
  words: ['The label says what is counted, the unit in what.'],
}

export function Example() {
  const [share, setShare] = useState<string | null>('21')
  return <NumberField label="Zakelijk gebruik" unit="%" maxDecimals={2} value={share} onChange={setShare} />
}
