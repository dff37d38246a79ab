import { useState } from 'react'
import { MoneyField } from '../money-field/money-field.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['An amount of money.'],
  avoid: ['A percentage, a number of hours: a `TextField`, a `DurationField`.'],
  anatomy: ['The figures, shown as `1.234,50` once the field is left; the label or `prefix="€"` says what they are.'],
  keys: {
    '+ - * /': 'compute: "12+3", "121/1,21"; the outcome shows once the field is left',
  },
  words: ['The label says with or without VAT: "Bedrag exclusief btw".', 'The value is whole cents, or null.'],
}

export function Example() {
  const [amountCents, setAmountCents] = useState<number | null>(11_556)
  return <MoneyField label="Bedrag inclusief btw" value={amountCents} onChange={setAmountCents} />
}
