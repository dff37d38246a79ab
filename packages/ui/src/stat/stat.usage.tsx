import { Stat, StatGroup } from '../stat/stat.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The two to four figures that say how things stand.'],
  avoid: ['A row of many: a `Table`.', 'A course: a chart.'],
  anatomy: [
    'What is counted.',
    'The figure, large and tabular.',
    'What makes it readable: since when, compared with what.',
  ],
  words: ['"Nog te ontvangen", not "Debiteuren".'],
  types: ['StatGroupProps'],
}

export const Example = () => (
  <StatGroup>
    <Stat label="Nog te ontvangen" value="€ 1.210,00" detail="waarvan € 605,00 te laat" tone="warning" />
    <Stat label="Op de bank" value="€ 18.402,77" />
  </StatGroup>
)
