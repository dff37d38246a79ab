import { Card } from '../card/card.tsx'
import { ListLayout } from '../list-layout/list-layout.tsx'
import { Table } from '../table/table.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Every screen that is a list.'],
  avoid: ['A table that is a part of a screen: a `Table` in a `Card`.'],
  anatomy: [
    'The `ViewChips` and the `ListToolbar`, as wide as the whole.',
    'The card with the `Table`; beside it a `PeekPane` of 372 px, or over the page where there is no room.',
    'The keys that work here, in one line of 12 px.',
  ],
  keys: { '/': 'goes to the search field', '?': 'tells all keys', Escape: 'closes what stands beside the rows' },
  words: ['The words of the keys are its own.'],
  types: ['ListAbilities'],
}

export const Example = () => (
  <ListLayout>
    <Card padding="none">
      <Table
        label="Relaties"
        columns={[{ id: 'name', header: 'Naam', cell: ({ name }: { name: string }) => name }]}
        rows={[{ name: 'Gemeente Haarlem' }]}
        rowKey={({ name }) => name}
        onRowActivate={() => undefined}
      />
    </Card>
  </ListLayout>
)
