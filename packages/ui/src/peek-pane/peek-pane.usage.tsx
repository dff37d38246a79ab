import { Button } from '../button/button.tsx'
import { PeekPane } from '../peek-pane/peek-pane.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A look into the row of a list, while one goes on through the list: the `peek` of a `ListLayout`.'],
  avoid: ['Something to fill in: a `Pane`.', 'Two or three facts: a `RowDetail`.'],
  anatomy: [
    'Head: its place in the list, up, down, its own screen, and the cross.',
    'What it is, first things first; nothing is edited here.',
    'Foot: the two actions of the row. While rows are selected they step down to secondary.',
  ],
  keys: {
    'j, k, arrows': 'in the table show the next and the one before',
    Escape: 'in the list closes it',
  },
  words: ['It is named after the thing: "Factuur 2026-0039".'],
}

export const Example = () => (
  <PeekPane
    label="Factuur 2026-0039"
    position="7 van 10"
    onNext={() => undefined}
    onClose={() => undefined}
    actions={<Button>Betaling boeken</Button>}
  >
    Gemeente Haarlem, € 1.052,70, 3 dagen te laat.
  </PeekPane>
)
