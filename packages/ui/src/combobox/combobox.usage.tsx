import { useState } from 'react'
import { Combobox } from '../combobox/combobox.tsx'
import type { Option } from '../select/option.ts'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'One of very many, found by typing: a relation, an account.',
    'What is searched on the server (`loadOptions`).',
    'What can be made on the spot (`onCreate`).',
  ],
  avoid: ['Two to six: a `RadioGroup`.', 'A list one knows by heart: a `Select`.', 'Several at once: a `MultiSelect`.'],
  anatomy: [
    'A field that shows what was chosen.',
    'The list of what was found, with a second line where names repeat.',
    'While it searches, when there is nothing and when it failed: a sentence in its place.',
  ],
  keys: {
    Typing: 'searches',
    'Arrow down, arrow up': 'go through what was found',
    Enter: 'chooses and does not send the form',
    Tab: 'goes on and keeps what was chosen before: half-typed text is no choice and goes',
    Escape: 'closes and brings back what was chosen',
  },
  words: [
    'The placeholder says what can be typed: "Zoek op naam of nummer".',
    'The label of a new one names it: "Maak relatie \'Bakkerij\'".',
  ],
}

const relations = ['Gemeente Haarlem', 'Van Rijn B.V.'].map((label) => ({ value: label, label }))

export function Example() {
  const [relation, setRelation] = useState<Option<string> | null>(null)
  return (
    <Combobox label="Relatie" options={relations} value={relation} onChange={setRelation} placeholder="Zoek op naam" />
  )
}
