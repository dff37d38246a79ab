import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'

function Controlled(props: MoneyFieldProps) {
  const [cents, setCents] = useState(props.value)
  return <MoneyField {...props} value={cents} onChange={setCents} hint={`Waarde: ${cents ?? 'geen'}`} />
}

const meta = {
  title: 'Componenten/MoneyField',
  component: MoneyField,
  args: { label: 'Totaal inclusief btw', value: 123_450, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const MetEuroteken: Story = { args: { prefix: '€', align: 'end' } }
export const Voorstel: Story = { args: { proposed: true, action: 'gelezen', value: 11_556 } }

/** However it is typed, it is cents, and reads the same after leaving. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Totaal inclusief btw')
    await userEvent.type(field, '€ 1234,5')
    await expect(field).toHaveAccessibleDescription('Waarde: 123450')
    await userEvent.tab()
    await expect(field).toHaveValue('1.234,50')
    await userEvent.clear(field)
    await userEvent.type(field, '121/1,21')
    await userEvent.tab()
    await expect(field).toHaveValue('100,00')
    await userEvent.clear(field)
    await userEvent.type(field, 'twaalf')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Dit is geen bedrag/)
  },
}
