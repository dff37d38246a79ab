import { Scale } from 'lucide-react'
import { Button } from '../button/button.tsx'
import type { Usage } from '../docs/usage.ts'
import { VerdictCard } from '../verdict-card/verdict-card.tsx'

export const usage: Usage = {
  use: ['What a rule means for an amount, where it decides what to do: a correction of VAT, a threshold.'],
  avoid: ['A figure to know: a `Stat`.', 'A message about what happened: an `Alert`.'],
  anatomy: [
    'The verdict, the amount in 32, and what it is.',
    'The bar with the limit: grey up to it, in the tone beyond it.',
    'The rule in one sentence, and where it stands in 12.',
    'Until when; then the one action.',
  ],
  keys: { Tab: 'goes by its buttons; it has no keys of its own' },
  words: [
    'The title is the verdict: "Suppletie verplicht".',
    'The rule says what and why in one breath; articles are checked at their source.',
  ],
  types: ['VerdictLimit', 'VerdictFact'],
}

export const Example = () => (
  <VerdictCard
    title="Suppletie verplicht"
    tone="danger"
    icon={Scale}
    amount="€ 1.239"
    amountLabel="extra te betalen"
    limit={{ valueCents: 123_900, limitCents: 100_000, label: 'grens € 1.000' }}
    rule="Meer dan € 1.000 mag niet mee in je volgende aangifte. Dan corrigeer je het kwartaal zelf."
    facts={[{ term: 'Uiterlijk', details: '11 januari 2027' }]}
  >
    <Button variant="primary">Ik heb de suppletie ingediend</Button>
  </VerdictCard>
)
