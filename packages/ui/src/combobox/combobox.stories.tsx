import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Option } from '../select/option.ts'
import { Column } from '../testing/story-layout.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const relations: Option<string>[] = [
  { value: '1', label: 'Gemeente Haarlem', description: 'crediteuren@haarlem.example' },
  { value: '2', label: 'Bloemisterij De Klaproos', description: 'Haarlem' },
  { value: '3', label: 'Tandartspraktijk Oost', description: 'Amsterdam' },
  { value: '4', label: 'Van Rijn B.V.', description: 'Rotterdam' },
]

function Keeping(props: Omit<ComboboxProps<string>, 'value' | 'onChange'> & { start?: Option<string> }) {
  const [value, setValue] = useState<Option<string> | null>(props.start ?? null)
  return (
    <Combobox
      {...props}
      value={value}
      onChange={setValue}
      onCreate={(label) => setValue({ value: label, label })}
      createLabel={(text) => `Nieuwe relatie "${text}" toevoegen`}
    />
  )
}

const meta = {
  title: 'Componenten/Combobox',
  component: Combobox,
  args: { label: 'Relatie', value: null, onChange: () => {} },
  render: ({ label }) => <Keeping label={label} options={relations} placeholder="Zoek een relatie" />,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: () => (
    <Column>
      <Keeping label="Gekozen" options={relations} start={relations[0]} />
      <Keeping label="Voorstel" options={relations} start={relations[1]} proposed action="gelezen" />
      <Keeping label="Fout" options={relations} error="Kies een relatie" />
      <Keeping label="Niet beschikbaar" options={relations} start={relations[2]} disabled />
    </Column>
  ),
}

const later = <Value,>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 600, value))

/** Zoekt ergens anders, een halve seconde na de laatste letter. */
export const Server: Story = {
  render: () => (
    <Keeping
      label="Relatie"
      placeholder="Zoek een relatie"
      loadOptions={(search) =>
        later(relations.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())))
      }
    />
  ),
}

/** What is not there yet is made where it is missed. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Bakkerij Smit')
    await screen.findByRole('option', { name: 'Nieuwe relatie "Bakkerij Smit" toevoegen' })
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('combobox', { name: 'Relatie' })
    await waitFor(() => expect(field).toHaveValue('Bakkerij Smit'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
