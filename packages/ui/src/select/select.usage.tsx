import { useState } from 'react'
import { Select } from '../select/select.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One of seven or more that one knows; `MultiSelect` for several.', '`searchable` from about fifteen.'],
  avoid: ['Two to six: a `RadioGroup`.', 'Very many, or searched on the server: a `Combobox`.', 'Actions: a `Menu`.'],
  anatomy: ['A box that shows what is chosen.', 'The list, in groups, with a second line or a key at the right.'],
  keys: {
    'Enter, Space, arrows': 'open it',
    'Arrows, Home, End': 'go through it',
    Typing: 'goes to the option that begins so',
    Enter: 'chooses',
    'Escape, Tab': 'close it without choosing',
  },
  words: [
    'The placeholder is "Kies…" or names the choice: "Kies een rekening".',
    'Options in the order people look for them.',
  ],
  types: ['MultiSelectProps'],
}

const terms = [14, 30, 60].map((days) => ({ value: days, label: `${days} dagen` }))

export function Example() {
  const [days, setDays] = useState<number | null>(14)
  return <Select label="Betaaltermijn" options={terms} value={days} onChange={setDays} />
}
