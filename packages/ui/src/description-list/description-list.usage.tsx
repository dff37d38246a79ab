import { DescriptionList } from '../description-list/description-list.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Facts about one thing (`facts`).',
    'Facts in a card beside the work, under 360 px (`stacked`).',
    'Sums that lead to a total (`sums`).',
  ],
  avoid: ['More than one thing: a `Table`.', 'Something to fill in: a form.'],
  anatomy: ['A term and its answer on one line.', 'With `sums` the last one is ruled off as the total.'],
  words: ['The term is one or two words: "Btw-nummer".', 'What is not known is left out, not shown as a dash.'],
}

export const Example = () => (
  <DescriptionList
    variant="sums"
    items={[
      { term: 'Subtotaal', details: '95,50' },
      { term: 'Btw 21%', details: '20,06' },
      { term: 'Totaal', details: '€ 115,56' },
    ]}
  />
)
