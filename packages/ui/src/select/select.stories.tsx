import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { MultiSelect, Select } from './select.tsx'

const terms = [7, 14, 30, 60].map((value) => ({ value, label: `${value} dagen` }))
const accounts = [
  { value: '4000', label: 'Huur', description: '4000', group: 'Huisvesting' },
  { value: '4010', label: 'Gas, water en licht', description: '4010', group: 'Huisvesting' },
  { value: '4200', label: 'Telefoon en internet', description: '4200', group: 'Kantoor' },
  { value: '4210', label: 'Software en abonnementen', description: '4210', group: 'Kantoor' },
  { value: '4300', label: 'Reclame en drukwerk', description: '4300', group: 'Verkoop' },
  { value: '4310', label: 'Representatie (niet aftrekbaar)', description: '4310', group: 'Verkoop', disabled: true },
]

const meta = {
  title: 'Componenten/Select',
  component: Select,
  args: { label: 'Betaaltermijn', options: terms, defaultValue: 30 },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: () => (
    <Column>
      <Select label="Leeg" options={terms} />
      <Select label="Te wissen" options={terms} defaultValue={14} clearable hint="Toon data voor een ander" />
      <Select label="Voorstel" options={terms} defaultValue={14} proposed action="gelezen" />
      <Select label="Fout" options={terms} error="Kies een betaaltermijn" />
      <Select label="Niet beschikbaar" options={terms} defaultValue={14} disabled />
      <MultiSelect
        label="Rechten"
        defaultValues={['boekhouding', 'uren']}
        options={[
          { value: 'beheer', label: 'Beheer' },
          { value: 'boekhouding', label: 'Boekhouding' },
          { value: 'uren', label: 'Uren' },
        ]}
      />
    </Column>
  ),
}

export const Zoeken: Story = {
  render: () => <Select label="Kosten" options={accounts} searchable defaultValue="4210" />,
}

/** Tienduizend keuzes kosten niet meer dan vijftig. */
export const Tienduizend: Story = {
  render: () => (
    <Select
      label="Grootboekrekening"
      searchable
      options={Array.from({ length: 10_000 }, (_, index) => ({ value: index, label: `Rekening ${index}` }))}
    />
  ),
}

/** Opened, walked through and chosen from with the keyboard alone. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown}{Enter}')
    const select = canvas.getByRole('combobox', { name: 'Betaaltermijn' })
    await waitFor(() => expect(select).toHaveTextContent('14 dagen'))
    await expect(select).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** The list stays open until everything is chosen. */
export const WerkingMeerdere: Story = {
  tags: ['!autodocs'],
  render: () => <MultiSelect label="Termijnen" options={terms} defaultValues={[7]} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Termijnen' })
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: '30 dagen' }))
    await userEvent.click(screen.getByRole('option', { name: '7 dagen', selected: true }))
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveTextContent('30 dagen')
  },
}

/** Typing narrows the list, and says so when nothing is left. */
export const WerkingZoeken: Story = {
  ...Zoeken,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Kosten' })
    await userEvent.click(select)
    const search = await screen.findByRole('combobox', { name: 'Zoeken' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('xyz')
    await screen.findByText('Niets gevonden')
    await userEvent.clear(search)
    await userEvent.keyboard('water')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(select).toHaveTextContent('Gas, water en licht'))
    await expect(select).toHaveFocus()
  },
}
