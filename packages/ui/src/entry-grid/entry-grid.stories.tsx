import { formatMoney } from '@klopt/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { columns, emptyLine, line, sumOf, wages, type Line } from '../testing/entry-lines.ts'
import { Column } from '../testing/story-layout.tsx'
import { EntryGrid } from './entry-grid.tsx'
import type { EntryColumn, EntryGridProps } from './entry-types.ts'

function Controlled(props: EntryGridProps<Line>) {
  const [rows, setRows] = useState(props.rows)
  const totals = props.totals && {
    debit: formatMoney(sumOf(rows, 'debitCents')),
    credit: formatMoney(sumOf(rows, 'creditCents')),
  }
  return (
    <Card padding="none">
      <EntryGrid {...props} rows={rows} onChange={setRows} totals={totals} />
    </Card>
  )
}

const meta = {
  title: 'Componenten/EntryGrid',
  component: EntryGrid<Line>,
  args: {
    label: 'Regels van de boeking',
    columns,
    rows: wages(),
    rowKey: ({ key }) => key,
    onChange: () => undefined,
    newRow: emptyLine,
    totals: {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof EntryGrid<Line>>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Leeg: Story = { args: { rows: [emptyLine()], totals: undefined } }
export const Fouten: Story = {
  args: {
    rows: [line('4000', 'Brutolonen', null, null), line('', 'Premies', 79_800, null)],
    errorsOf: (row) => ({
      account: row.account ? undefined : 'Kies een rekening.',
      credit: row.debitCents === null && row.creditCents === null ? 'Vul een bedrag in, debet of credit.' : undefined,
    }),
  },
}
export const AlleenLezen: Story = { args: { readOnly: true } }
export const MeerKnoppen: Story = {
  args: {
    actions: (
      <Button variant="link" size="small">
        Sjabloon gebruiken
      </Button>
    ),
    maxRows: 4,
  },
}
export const Telefoon: Story = {
  render: (args) => (
    <Column width={358}>
      <Controlled {...args} />
    </Column>
  ),
}

interface Hour {
  key: string
  date: string | null
  hours: string | null
  rateCents: number | null
}
const hourColumns: readonly EntryColumn<Hour>[] = [
  {
    id: 'date',
    kind: 'date',
    header: 'Datum',
    today: '2026-11-20',
    get: ({ date }) => date,
    set: (row, date) => ({ ...row, date }),
  },
  {
    id: 'hours',
    kind: 'number',
    header: 'Aantal',
    unit: 'uur',
    maxDecimals: 2,
    get: ({ hours }) => hours,
    set: (row, hours) => ({ ...row, hours }),
  },
  {
    id: 'rate',
    kind: 'money',
    header: 'Tarief',
    get: ({ rateCents }) => rateCents,
    set: (row, rateCents) => ({ ...row, rateCents }),
  },
  { id: 'state', kind: 'shown', header: 'Status', show: ({ hours }) => (hours === null ? '–' : 'open') },
]
function Hours() {
  const [rows, setRows] = useState<readonly Hour[]>([
    { key: 'a', date: '2026-11-19', hours: '6.5', rateCents: 8500 },
    { key: 'b', date: null, hours: null, rateCents: null },
  ])
  return (
    <Card padding="none">
      <EntryGrid
        label="Uren op de factuur"
        columns={hourColumns}
        rows={rows}
        rowKey={({ key }) => key}
        onChange={setRows}
        newRow={() => ({ key: `${rows.length}`, date: null, hours: null, rateCents: null })}
      />
    </Card>
  )
}
export const AnderSoortCellen: Story = { render: () => <Hours /> }

/** A line is typed by key alone: the account by its number, an amount that computes, and what is missing. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Credit, regel 4'))
    await userEvent.keyboard('=')
    await expect(canvas.getByLabelText('Credit, regel 4')).toHaveValue('1.998,00')
    await waitFor(() => expect(canvas.getByText(/vulde het verschil/)).toBeVisible())
    await userEvent.keyboard('{Enter}')
    const account = await canvas.findByLabelText('Rekening, regel 5')
    await waitFor(() => expect(account).toHaveFocus())
    await userEvent.keyboard('4010{Tab}')
    await expect(account).toHaveValue('4010 Sociale lasten werkgever')
    await userEvent.keyboard('Nacalculatie{Tab}{Tab}1000+250{Tab}')
    await expect(canvas.getByLabelText('Debet, regel 5')).toHaveValue('1.250,00')
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    await waitFor(() => expect(canvas.queryByLabelText('Debet, regel 5')).toBeNull())
  },
}
