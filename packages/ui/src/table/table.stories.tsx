import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Link } from '../link/link.tsx'
import { EditedInvoices } from '../testing/edited-invoices.tsx'
import { invoiceColumns, invoices, totalOf, type Invoice } from '../testing/invoices.tsx'
import type { ColumnArrangement } from './column-arrangement.ts'
import { Table } from './table.tsx'
import type { Column, Sort } from './table-types.ts'

const meta = {
  title: 'Componenten/Table',
  component: Table<Invoice>,
  args: { label: 'Facturen', columns: invoiceColumns, rows: invoices(4), rowKey: ({ number }) => number },
  decorators: [
    (Story) => (
      <Card title="Laatste facturen" aside={<Link href="#facturen">Alle facturen</Link>} padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<Invoice>>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

const withTotals = (rows: readonly Invoice[]): Column<Invoice>[] =>
  invoiceColumns.map((column) =>
    column.id === 'contact'
      ? { ...column, total: 'Totaal' }
      : column.id === 'amount'
        ? { ...column, total: totalOf(rows) }
        : column,
  )

export const MetTotalen: Story = { args: { columns: withTotals(invoices(4)) } }

function Selecting({ count, maxHeight }: { count: number; maxHeight?: string }) {
  const rows = invoices(count)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(rows.slice(1, 3).map(({ number }) => number)))
  const [sort, setSort] = useState<Sort>({ columnId: 'date', direction: 'descending' })
  const [current, setCurrent] = useState<string | null>(rows[3]?.number ?? null)
  return (
    <Table
      label="Facturen"
      columns={withTotals(rows)}
      rows={rows}
      rowKey={({ number }) => number}
      rowLabel={({ number }) => `factuur ${number}`}
      sort={sort}
      onSortChange={setSort}
      selection={{ keys, onChange: setKeys }}
      bulkSummary={totalOf(rows.filter(({ number }) => keys.has(number)))}
      bulkActions={
        <>
          <Button size="small" variant="primary">
            Herinnering sturen 2
          </Button>
          <Button size="small">Downloaden</Button>
        </>
      }
      currentKey={current}
      onCurrentChange={setCurrent}
      onRowActivate={() => undefined}
      maxHeight={maxHeight}
    />
  )
}

/** Arrows walk through the rows, Space selects, Shift extends, Enter opens. */
export const Kiezen: Story = { render: () => <Selecting count={8} /> }

const perStatus = ({ status }: Invoice) => ({
  key: status,
  name: status,
  count: '1 factuur',
})

/** Heads of groups, and what belongs to a row under it. */
export const Groepen: Story = {
  args: {
    rows: invoices(5),
    groupOf: perStatus,
    openKey: '2026-0004',
    onRowActivate: () => undefined,
    detail: ({ number }) => `Wat bij factuur ${number} hoort.`,
  },
}

/** Drag the end of a head, or Tab to it and use the arrows; Delete forgets the widths. */
export const Breedtes: Story = {
  args: { columnWidthsKey: 'voorbeeld', columnWidthStore: { read: () => null, write: () => undefined } },
}

function Arranging() {
  const [arrangement, setArrangement] = useState<ColumnArrangement>()
  const columns = invoiceColumns.map((column) => ({
    ...column,
    width: column.id === 'contact' ? '320px' : '220px',
    priority: 1 as const,
    ...(column.id === 'number' && { pinned: 'start' as const }),
    ...(column.id === 'amount' && { pinned: 'end' as const }),
  }))
  return (
    <div style={{ maxWidth: 820 }}>
      <Table
        label="Facturen"
        columns={columns}
        rows={invoices(260)}
        rowKey={({ number }) => number}
        maxHeight="320px"
        columnArrangement={arrangement}
        onColumnArrange={setArrangement}
      />
    </div>
  )
}

/** Drag the grip of a head, or Tab to it and use the arrows; its menu pins. Number and amount stay while the rest scrolls. */
export const Kolommen: Story = { render: () => <Arranging /> }

/** Moved by key, pinned by the menu, dragged back. */
export const KolommenWerking: Story = {
  ...Kolommen,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.dataset['column'])
    const grip = () => canvas.findByRole('button', { name: 'Relatie verplaatsen' })
    ;(await grip()).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(heads()).toEqual(['number', 'date', 'contact', 'status', 'amount']))
    await expect(await grip()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Vastzetten' }))
    await waitFor(() => expect(heads()).toEqual(['number', 'contact', 'date', 'status', 'amount']))
  },
}

/** Arrow right goes from a row to its cells; typing, Enter or F2 edits one, Enter and Tab keep it and go on, Escape restores. */
export const Bewerken: Story = { render: () => <EditedInvoices count={5} /> }

/** Typed, refused with its message, mended, and kept. */
export const BewerkenWerking: Story = {
  ...Bewerken,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const contact = () => canvas.getByText('Gemeente Haarlem')
    await waitFor(() => expect(contact()).toHaveAttribute('data-editable'))
    await userEvent.click(contact())
    await userEvent.clear(await canvas.findByLabelText('Relatie, factuur 2026-0005'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Vul een relatie in: een factuur is voor iemand.')).toBeVisible()
    await userEvent.keyboard('Gemeente Utrecht{Enter}')
    await waitFor(() => expect(canvas.getByText('Gemeente Utrecht')).toBeVisible())
  },
}

/** Only what is in sight is in the document. */
export const HonderdduizendRijen: Story = { render: () => <Selecting count={100_000} maxHeight="480px" /> }

export const Laden: Story = { args: { rows: [], loading: true } }

export const Leeg: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={FileText}
        title="Nog geen facturen"
        action={
          <Button variant="primary" icon={Plus}>
            Factuur maken
          </Button>
        }
      >
        Hier staan straks je facturen, met wat er nog betaald moet worden.
      </EmptyState>
    ),
  },
}

/** Sorted by a head, walked with the arrows, selected with Space and Shift, cleared from the bar. */
export const Werking: Story = {
  ...Kiezen,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('columnheader', { name: 'Bedrag' })
    await userEvent.click(within(amount).getByRole('button'))
    await expect(amount).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Selectie wissen' }))
    const row = (number: string) => canvas.getByRole('row', { name: new RegExp(number) })
    row('2026-0005').focus()
    await userEvent.keyboard('{Home} ')
    await waitFor(() => expect(row('2026-0008')).toHaveFocus())
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3))
    await expect(canvas.getByLabelText('Alles selecteren')).toBePartiallyChecked()
    const bar = within(canvas.getByRole('group', { name: 'Acties voor de selectie' }))
    await userEvent.click(bar.getByRole('button', { name: 'Selectie wissen' }))
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0)
  },
}
