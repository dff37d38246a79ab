import { Button } from '../button/button.tsx'
import { RowDetail } from '../row-detail/row-detail.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A little more of a row, seen without leaving the list: the `detail` of a `Table`.'],
  avoid: ['All there is to know of it: a `PeekPane`, or its own screen.', 'Something to fill in: a `Pane`.'],
  anatomy: ['At most four tiles, each a word and what there is to know.', 'One line of actions.'],
  keys: { Tab: 'goes by what is in it; it has no keys of its own' },
  words: ['A tile is named in a word or two: "Verstuurd", "Nog te betalen".'],
  types: ['DetailTile'],
}

export const Example = () => (
  <RowDetail
    label="Factuur 2026-0039"
    tiles={[
      { label: 'Verstuurd', value: '20 okt, 09:12' },
      { label: 'Nog te betalen', value: '€ 1.052,70' },
    ]}
    actions={<Button size="small">Herinnering sturen</Button>}
  />
)
