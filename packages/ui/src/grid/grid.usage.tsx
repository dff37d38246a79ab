import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'
import { Grid } from '../grid/grid.tsx'

export const usage: Usage = {
  use: ['Cards of one size, and fields that stand beside each other where there is room.'],
  avoid: ['Rows and columns that say something together: a `Table`.', 'A main part with something beside it: `Split`.'],
  anatomy: [
    'Columns of one width, at least `minColumnPx` and at most `maxColumns` of them.',
    'It answers to its own place and not to the window, so that it is right in a pane too.',
  ],
  words: ['It says nothing itself.'],
}

export const Example = () => (
  <Grid minColumnPx={160} maxColumns={3}>
    <Card title="Debiteuren">12 openstaand</Card>
    <Card title="Crediteuren">3 openstaand</Card>
    <Card title="Bank">Bijgewerkt</Card>
  </Grid>
)
