import { formatEuro } from '@klopt/validators'
import type { Usage } from '../docs/usage.ts'
import { LineChart } from './line-chart.tsx'

export const usage: Usage = {
  use: ['How a balance or a sum runs over months, alone or beside another year.'],
  avoid: ['Amounts per period to compare: a `BarChart`.', 'Figures somebody has to add up or copy: a `Table`.'],
  anatomy: [
    'A line for each series, with its name at its end.',
    'In steps where a value holds until the next, such as a balance.',
    'A line at zero, also where nothing is negative.',
    'The same figures in a table for a screen reader.',
  ],
  keys: { 'Arrow left, arrow right': 'show the figures of another month', 'Home, End': 'the first and the last month' },
  words: ['The title says what is shown and of when: "Banksaldo per maand".'],
}

export const Example = () => (
  <LineChart
    title="Banksaldo per maand"
    categories={[{ label: 'sep' }, { label: 'okt' }, { label: 'nov' }]}
    series={[{ label: 'Saldo', values: [1_840_000, 2_115_000, 1_260_000] }]}
    formatValue={formatEuro}
  />
)
