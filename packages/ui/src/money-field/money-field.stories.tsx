import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
