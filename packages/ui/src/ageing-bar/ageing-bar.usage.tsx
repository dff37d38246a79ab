import { AgeingBar } from '../ageing-bar/ageing-bar.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['How old what is owed is, of one contact or of all.'],
  avoid: ['Amounts over time: a `BarChart`.', 'How much of a limit is used: `Progress`.'],
  anatomy: ['Per age a track that fills to its part of the whole, its name and its amount.', 'What is late in danger.'],
  keys: { Tab: 'goes to the amounts, each a link to what it is made of' },
  words: ['Ages in days, the last one "Ouder".', 'Nothing is "–".'],
  types: ['AgeingBucket'],
}

export const Example = () => (
  <AgeingBar
    label="Openstaand naar ouderdom"
    buckets={[
      { label: 'Nog niet vervallen', cents: 211_750 },
      { label: '1 tot 30 dagen', cents: 322_150, late: true },
      { label: 'Ouder', cents: 0, late: true },
    ]}
  />
)
