import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'
import { Split } from '../split/split.tsx'

export const usage: Usage = {
  use: ['A form or document with what belongs to it beside it: totals, history, help.'],
  avoid: ['Something that comes and goes: a `Pane` or a `PeekPane`.', 'Parts that matter as much: a `Grid`.'],
  anatomy: [
    'The main part, which takes the room that is left.',
    'What stands beside it, `asideWidthPx` wide, at the end or the start.',
    'Under each other where the main part would have less than half: it answers to its own place.',
  ],
  words: ['It says nothing itself.'],
}

export const Example = () => (
  <Split aside={<Card title="Totaal">€ 1.210,00</Card>} asideWidthPx={200}>
    <Card title="Regels">Verbouwing van de keuken</Card>
  </Split>
)
