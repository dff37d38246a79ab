import { formatEuro } from '@klopt/validators'
import { BarChart } from '../charts/bar-chart.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One or two amounts per period, to compare by eye.'],
  avoid: [
    'A course over many moments: a `LineChart`.',
    'Figures somebody has to add up or copy: a `Table`.',
    'Parts of a whole: a `Table` with percentages.',
  ],
  anatomy: [
    'Bars from zero.',
    'The name of each series at its last bar, so that there is no legend to decode.',
    'The same figures in a table for a screen reader.',
  ],
  keys: { 'Arrow left, arrow right': 'show the figures of another category', 'Home, End': 'the first and the last' },
  words: ['The title says what is shown and in what: "Omzet en kosten per maand, in euro".'],
}

export const Example = () => (
  <BarChart
    title="Omzet per kwartaal, in euro"
    categories={[{ label: 'Q1' }, { label: 'Q2' }, { label: 'Q3' }]}
    series={[{ label: 'Omzet', values: [1_840_000, 2_115_000, 1_260_000] }]}
    formatValue={formatEuro}
  />
)
