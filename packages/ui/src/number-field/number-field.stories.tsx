import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return <NumberField {...props} value={value} onChange={setValue} hint={`Waarde: ${value ?? 'geen'}`} />
}

const meta = {
  title: 'Componenten/NumberField',
  component: NumberField,
  args: { label: 'Aantal', value: '1234.5', onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Percentage: Story = { args: { label: 'Zakelijk gebruik', unit: '%', maxDecimals: 2, value: '73.5' } }
export const Eenheid: Story = { args: { label: 'Afstand', unit: 'km', maxDecimals: 1, value: '128' } }
export const Heel: Story = {
  args: { label: 'Betaaltermijn', unit: 'dagen', maxDecimals: 0, value: '30', align: 'end' },
}
export const Voorstel: Story = { args: { proposed: true, action: 'gelezen', value: '12' } }
export const Uit: Story = { args: { disabled: true, unit: '%' } }

/** It takes a comma and its unit, and tells what the wire has. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { label: 'Zakelijk gebruik', unit: '%', maxDecimals: 2, value: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Zakelijk gebruik')
    await userEvent.type(field, '73,50 %')
    await expect(field).toHaveAccessibleDescription('Waarde: 73.5')
    await userEvent.tab()
    await expect(field).toHaveValue('73,5')
    await userEvent.clear(field)
    await userEvent.type(field, '1,234')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/^Dit is geen getal met ten hoogste 2 decimalen/)
  },
}
