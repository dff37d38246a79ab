import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { ListToolbar } from '../list-toolbar/list-toolbar.tsx'
import { PeekPane } from '../peek-pane/peek-pane.tsx'
import { Table } from '../table/table.tsx'
import { invoiceColumns, invoices } from '../testing/invoices.tsx'
import { SearchField } from '../text-field/search-field.tsx'
import { ListLayout } from './list-layout.tsx'

const rows = invoices(9)

function Invoices({ first = null }: { first?: string | null }) {
  const [peek, setPeek] = useState<string | null>(first)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const index = rows.findIndex(({ number }) => number === peek)
  const row = rows[index]
  const moveTo = (place: number) => () => setPeek(rows[place]?.number ?? null)
  return (
    <ListLayout
      select
      peek
      search
      toolbar={
        <ListToolbar
          label="Welke facturen"
          search={<SearchField label="Zoek een factuur" value="" onSearch={() => undefined} suffix={<Kbd>/</Kbd>} />}
        />
      }
      peekLabel={`Factuur ${peek ?? ''}`}
      onPeekClose={() => setPeek(null)}
      peekPane={
        row && (
          <PeekPane
            label={`Factuur ${row.number}`}
            position={`${index + 1} van ${rows.length}`}
            href={`#${row.number}`}
            onPrevious={index > 0 ? moveTo(index - 1) : undefined}
            onNext={index < rows.length - 1 ? moveTo(index + 1) : undefined}
            onClose={() => setPeek(null)}
          >
            {row.contact}
          </PeekPane>
        )
      }
    >
      <Card padding="none">
        <Table
          label="Facturen"
          columns={invoiceColumns}
          rows={rows}
          rowKey={({ number }) => number}
          selection={{ keys, onChange: setKeys }}
          currentKey={peek}
          onCurrentChange={peek === null ? undefined : setPeek}
          onRowPeek={({ number }) => setPeek(number === peek ? null : number)}
          onRowActivate={() => undefined}
        />
      </Card>
    </ListLayout>
  )
}

const meta = {
  title: 'Componenten/ListLayout',
  component: ListLayout,
  args: { children: null },
  render: () => <Invoices />,
} satisfies Meta<typeof ListLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Inkijken: Story = { render: () => <Invoices first="2026-0007" /> }

/** Space looks into a row, j goes on, Escape ends it; '/' searches and '?' tells the keys. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /2026-0009/ }).focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('1 van 9')).toBeVisible()
    await userEvent.keyboard('j')
    await expect(await canvas.findByText('2 van 9')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('2 van 9')).toBeNull())
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Zoek een factuur' })).toHaveFocus()
  },
}
