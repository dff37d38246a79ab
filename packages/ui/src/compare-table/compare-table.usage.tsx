import { CompareTable } from '../compare-table/compare-table.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['What was told before beside what it is now: a corrected return, books beside a statement.'],
  avoid: ['This year beside last year: a `ReportTable`.', 'Two sums that have to agree: a `BalanceBar`.'],
  anatomy: [
    'Per measure three columns: what it was (muted), what it is, and the difference.',
    'Rows that changed on a soft ground; their new figure opens, with an action beside it.',
    'The result with a double rule under its difference.',
    'Under it how many rows without an amount are hidden, and the way to see them.',
  ],
  keys: { Tab: 'goes to the figures that changed and to what stands beside them' },
  words: ['Name both sides by what they are: "Aangegeven", "Nieuw".', 'A difference has its sign.'],
  types: ['CompareMeasure', 'CompareSection', 'CompareRow', 'ComparedAmounts'],
}

export const Example = () => (
  <CompareTable
    label="Suppletie 1e kwartaal 2026"
    beforeName="Aangegeven"
    afterName="Nieuw"
    rowName={{ one: 'rubriek', more: 'rubrieken' }}
    measures={[{ id: 'vat', name: 'Btw' }]}
    sections={[
      {
        title: '5. Voorbelasting en eindtotaal',
        rows: [
          {
            id: '5b',
            code: '5b',
            label: 'Voorbelasting',
            amounts: { vat: { beforeCents: 77_700, afterCents: 79_800 } },
          },
        ],
      },
    ]}
  />
)
