import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { SearchField } from '../text-field/search-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import type { ListToolbarProps } from './toolbar-types.ts'

const segments = [
  { id: 'all', label: 'Alles', href: '#alles', current: true, count: 10 },
  { id: 'draft', label: 'Concept', href: '#concept', current: false, count: 1 },
  { id: 'unpaid', label: 'Openstaand', href: '#open', current: false, count: 7 },
  { id: 'late', label: 'Te laat', href: '#te-laat', current: false, count: 2 },
  { id: 'paid', label: 'Betaald', href: '#betaald', current: false, count: 2 },
]

function Working({ onClear }: { onClear: () => void }) {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<readonly string[]>(['date', 'open'])
  const [density, setDensity] = useState<NonNullable<ListToolbarProps['display']>['density']>('normal')
  const columns = [
    { id: 'date', label: 'Datum' },
    { id: 'due', label: 'Vervalt' },
    { id: 'open', label: 'Openstaand' },
  ]
  return (
    <ListToolbar
      label="Welke facturen"
      segments={segments}
      search={
        <SearchField
          label="Zoek een factuur"
          placeholder="Nummer, relatie of bedrag"
          suffix={<Kbd>/</Kbd>}
          value={search}
          onSearch={setSearch}
        />
      }
      date={
        <DateRangeField
          labelHidden
          label="Factuurdatum"
          today="2026-11-22"
          value={{ from: '2026-10-01', to: '2026-12-31' }}
          onChange={() => undefined}
        />
      }
      dateText="Q4 2026"
      filters={{ count: 1, onClear, children: <TextField label="Relatie" defaultValue="Van Rijn B.V." /> }}
      display={{
        columns: columns.map((column) => ({ ...column, shown: shown.includes(column.id) })),
        onColumnsChange: setShown,
        density,
        onDensityChange: setDensity,
      }}
      exports={[
        { label: 'Als CSV', onSelect: () => undefined },
        { label: 'Als Excel', onSelect: () => undefined },
      ]}
    />
  )
}

const onClear = fn()

const meta = {
  title: 'Componenten/ListToolbar',
  component: ListToolbar,
  args: { label: 'Welke facturen', segments },
} satisfies Meta<typeof ListToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Alles: Story = { render: () => <Working onClear={onClear} /> }

/** In little room the dates stand among the filters, and the states of what is listed on a row of their own. */
export const Telefoon: Story = {
  render: () => (
    <div style={{ maxWidth: 358 }}>
      <Working onClear={onClear} />
    </div>
  ),
}

/** A column is left out, the filters are cleared. */
export const Werking: Story = {
  ...Alles,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weergave' }))
    const display = within(await canvas.findByRole('dialog', { name: 'Weergave' }))
    await userEvent.click(await display.findByRole('checkbox', { name: 'Datum' }))
    await expect(display.getByRole('checkbox', { name: 'Datum' })).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weergave' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters wissen' }))
    await expect(onClear).toHaveBeenCalledOnce()
  },
}
