import { formatEuro } from '@klopt/validators'
import { Table } from '../table/table.tsx'
import type { Column } from '../table/table-types.ts'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Many things of one kind, to scan, compare, sort and select.'],
  avoid: ['Facts about one thing: a `DescriptionList`.', 'Layout: a grid.'],
  anatomy: [
    'A head that stays in sight, with sorting where it helps.',
    'Rows; amounts at the end in tabular figures.',
    'A row of totals, and a bar with what can be done with the selection.',
    'Under 640 px of its own width cards, with the amount at the right and a menu for their order.',
    'With a `columnWidthsKey` a border after each head, by which columns are widened and keep their width.',
  ],
  keys: {
    Tab: 'is one stop, at the current row',
    'Arrows, Page Up, Page Down, Home, End': 'go by row',
    Enter: 'opens',
    Space: 'selects, with Shift a range',
    'Ctrl A': 'selects all',
    'Arrows on a border': 'move it, with Shift in larger steps; Delete forgets all widths',
  },
  words: ['Heads of one or two words: "Vervalt", not "Vervaldatum van de factuur".', '`empty` says what will be here.'],
}

interface Line {
  id: string
  text: string
  amountCents: number
}

const columns: readonly Column<Line>[] = [
  { id: 'text', header: 'Omschrijving', cell: ({ text }) => text, card: 'title' },
  { id: 'amount', header: 'Bedrag', cell: ({ amountCents }) => formatEuro(amountCents), align: 'end', card: 'amount' },
]
const lines = [
  { id: 'a', text: 'Ontwerp huisstijl', amountCents: 60_500 },
  { id: 'b', text: 'Drukwerk', amountCents: 11_556 },
]

export const Example = () => <Table label="Regels" columns={columns} rows={lines} rowKey={({ id }) => id} />
