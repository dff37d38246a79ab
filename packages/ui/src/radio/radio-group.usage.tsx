import { useState } from 'react'
import { RadioGroup } from '../radio/radio-group.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One of two to six answers that are worth seeing beside each other.'],
  avoid: ['More: a `Select`.', 'Yes or no: a `Checkbox`.'],
  anatomy: ['The question.', 'The answers, each with a hint where it needs one.'],
  keys: {
    Arrows: 'choose',
    Tab: 'goes on',
  },
  words: ['Answers that exclude each other, in an order that makes sense.'],
}

export function Example() {
  const [kind, setKind] = useState<'sole' | 'bv' | null>(null)
  return (
    <RadioGroup
      label="Wat voor bedrijf heb je?"
      options={[
        { value: 'sole', label: 'Eenmanszaak', hint: "Ook als je zzp'er bent" },
        { value: 'bv', label: 'B.V.' },
      ]}
      value={kind}
      onChange={setKind}
    />
  )
}
