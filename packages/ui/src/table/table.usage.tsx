import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Table } from '../table/table.tsx'
import type { Column, Sort } from '../table/table-types.ts'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Many things of one kind, to scan, compare, sort and select.',
    'Now and then a value that is put right in its row: a column with an `editor`.',
  ],
  avoid: [
    'Many lines that are typed one after the other: an `EntryGrid`.',
    'An `editor` for what has consequences elsewhere, as sending or paying: a button with a question.',
    'Facts about one thing: a `DescriptionList`.',
    'Layout: a grid.',
  ],
  anatomy: [
    'A head that stays in sight, with sorting where it helps.',
    'Rows; amounts at the end in tabular figures.',
    'A row of totals; at the foot of the card a bar with how many rows are selected, what they come to and what can be done with them.',
    'Heads of groups (`groupOf`), and under an opened row what belongs to it (`detail`).',
    'In a card the slots `number`, `date` and `due` share the second line; `cardCell` says there what a column needs more words for, and is `null` where it says nothing.',
    'Over pages by cursor `onNearEnd` asks for the next one, and `totalCount` says how long it will be.',
    'Under 640 px of its own width cards, with the amount at the right, a menu for their order, and checkboxes once somebody presses "Selecteren" above them.',
    'It keeps the order it is given: who owns the rows sorts them, and keeps selection and order as state.',
    'A `rowKey` is an id of the row itself, never its place: selection and focus go by it.',
    'Beyond 200 rows only those in sight are in the document, and it takes the height that is left below its top.',
    'A `pinned` column stays in sight at its end where the table scrolls sideways, as long as more than 40% is left to scroll in.',
    'With `onColumnArrange` a grip in each head, by which whoever looks drags, moves and pins columns; its owner keeps the `columnArrangement`.',
    'With an `editor` on a column and `onCellCommit` its cells become fields where they stand; a text that is returned refuses what was typed.',
    'With a `columnWidthsKey` a border after each head, by which columns are widened and keep their width.',
  ],
  keys: {
    Tab: 'goes by the heads that sort and the box for all; the rows are one stop, at the current one',
    'Arrows, j, k, Page Up, Page Down, Home, End': 'go by row, with Shift they select a range',
    Enter: 'opens',
    x: 'selects, with Shift a range',
    Space: 'shows the row beside the list where there is `onRowPeek`, and otherwise selects',
    'Ctrl A': 'selects all',
    'Arrow right, F2': 'go from a row to its cells that can be edited, and the arrows from cell to cell',
    'Typing, Enter, F2': 'edit a cell; Enter keeps it and goes down, Tab onwards, Escape restores it',
    'Arrows on a border': 'move it, with Shift in larger steps; Delete forgets all widths',
    'Arrows, Home and End on a grip':
      'move its column; Enter opens a menu that moves and pins it; Escape lets go of a drag',
  },
  words: ['Heads of one or two words: "Vervalt", not "Vervaldatum van de factuur".', '`empty` says what will be here.'],
}

interface Line {
  id: string
  text: string
  amountCents: number
}

const columns: readonly Column<Line>[] = [
  { id: 'text', header: 'Omschrijving', cell: ({ text }) => text, sortable: true, card: 'title', total: 'Totaal' },
  {
    id: 'amount',
    header: 'Bedrag',
    cell: ({ amountCents }) => formatEuro(amountCents),
    sortable: true,
    align: 'end',
    card: 'amount',
  },
]
const allLines: readonly Line[] = [
  { id: 'a', text: 'Ontwerp huisstijl', amountCents: 60_500 },
  { id: 'b', text: 'Drukwerk', amountCents: 11_556 },
  { id: 'c', text: 'Fotografie', amountCents: 48_400 },
]

const inOrder = (lines: readonly Line[], { columnId, direction }: Sort) =>
  lines.toSorted((a, b) => {
    const order = columnId === 'amount' ? a.amountCents - b.amountCents : a.text.localeCompare(b.text, 'nl')
    return direction === 'ascending' ? order : -order
  })

export function Example() {
  const [lines, setLines] = useState(allLines)
  const [sort, setSort] = useState<Sort>({ columnId: 'text', direction: 'ascending' })
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const total = formatEuro(lines.reduce((sum, { amountCents }) => sum + amountCents, 0))
  const remove = () => {
    setLines(lines.filter(({ id }) => !keys.has(id)))
    setKeys(new Set())
  }
  return (
    <Table
      label="Regels"
      columns={columns.map((column) => (column.id === 'amount' ? { ...column, total } : column))}
      rows={inOrder(lines, sort)}
      rowKey={({ id }) => id}
      rowLabel={({ text }) => text}
      sort={sort}
      onSortChange={setSort}
      selection={{ keys, onChange: setKeys }}
      bulkActions={
        <Button size="small" onClick={remove}>
          Regels verwijderen
        </Button>
      }
    />
  )
}
