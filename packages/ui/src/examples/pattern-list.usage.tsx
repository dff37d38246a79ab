import { formatEuro } from '@klopt/validators'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'
import { ListLayout } from '../list-layout/list-layout.tsx'
import { ListToolbar } from '../list-toolbar/list-toolbar.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import type { Column } from '../table/table-types.ts'
import { Table } from '../table/table.tsx'
import { SearchField } from '../text-field/search-field.tsx'
import { ViewChips } from '../view-chips/view-chips.tsx'

export const usage: Usage = {
  use: ['Every screen that is a list: invoices, purchases, contacts, entries.'],
  avoid: ['Figures that add up to a result: the pattern of a report.', 'A list with filters or an export of its own.'],
  anatomy: [
    'A title of 24 px with the sum line: how many, how much, and what is late in danger.',
    '`ViewChips`, and under them one `ListToolbar` of 36 px.',
    'The `Table` in a card, with a `PeekPane` beside it and a `RowDetail` under a row.',
    'All of it stands in the address; on a phone the rows are cards.',
  ],
  keys: { '/': 'goes to the search field', '?': 'tells all keys', 'j, k': 'go down and up' },
  words: ['Nothing is a dash, muted.', 'Dates in a list are short: "19 nov 2026".'],
}

interface Row {
  number: string
  contact: string
  date: string
  cents: number
  isLate: boolean
}
const rows: Row[] = [
  { number: '2026-0038', contact: 'Gemeente Haarlem', date: '17 okt 2026', cents: 216_880, isLate: true },
  { number: '2026-0044', contact: 'Van Rijn B.V.', date: '19 nov 2026', cents: 52_320, isLate: false },
]
const columns: Column<Row>[] = [
  { id: 'number', header: 'Nummer', cell: ({ number }) => number },
  { id: 'contact', header: 'Relatie', cell: ({ contact }) => contact, card: 'title' },
  { id: 'date', header: 'Datum', cell: ({ date }) => date },
  {
    id: 'state',
    header: 'Status',
    cell: ({ isLate }) => <Badge tone={isLate ? 'danger' : 'info'}>{isLate ? 'Te laat' : 'Verzonden'}</Badge>,
  },
  { id: 'amount', header: 'Bedrag', cell: ({ cents }) => formatEuro(cents), align: 'end', card: 'amount' },
]

export const Example = () => (
  <>
    <PageHeader
      title="Facturen"
      description="2 facturen · € 2.692,00 · 1 te laat"
      actions={<Button variant="primary">Nieuwe factuur</Button>}
    />
    <ListLayout
      toolbar={
        <>
          <ViewChips
            label="Weergaven van facturen"
            views={[{ id: 'all', label: 'Alle facturen', href: '#alle', current: true }]}
          />
          <ListToolbar
            label="Welke facturen"
            segments={[
              { id: 'all', label: 'Alles', href: '#alles', current: true, count: 2 },
              { id: 'late', label: 'Te laat', href: '#te-laat', current: false, count: 1 },
            ]}
            search={<SearchField label="Zoek een factuur" value="" onSearch={() => undefined} />}
          />
        </>
      }
    >
      <Card padding="none">
        <Table label="Facturen" columns={columns} rows={rows} rowKey={({ number }) => number} />
      </Card>
    </ListLayout>
  </>
)
