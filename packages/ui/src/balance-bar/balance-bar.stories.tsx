import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { MoneyField } from '../money-field/money-field.tsx'
import { Column } from '../testing/story-layout.tsx'
import { BalanceBar } from './balance-bar.tsx'

const meta = {
  title: 'Componenten/BalanceBar',
  component: BalanceBar,
  args: {
    first: { label: 'Debet', cents: 499_800 },
    second: { label: 'Credit', cents: 499_800 },
    balancedText: 'debet is credit',
    emptyText: 'Nog geen bedragen',
  },
} satisfies Meta<typeof BalanceBar>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Verschil: Story = { args: { second: { label: 'Credit', cents: 300_000 } } }
export const EigenWoorden: Story = {
  args: {
    first: { label: 'Boek', cents: 1_275_827 },
    second: { label: 'Afschrift', cents: 1_234_567 },
    missingText: '3 bankregels zijn nog niet verwerkt',
  },
}
export const Leeg: Story = { args: { first: { label: 'Debet', cents: 0 }, second: { label: 'Credit', cents: 0 } } }
export const Smal: Story = {
  render: (args) => (
    <Column width={300}>
      <BalanceBar {...args} />
      <BalanceBar {...args} second={{ label: 'Credit', cents: -300_000 }} />
    </Column>
  ),
}

function Entry() {
  const [cents, setCents] = useState<number | null>(null)
  return (
    <Column>
      <MoneyField label="Credit" value={cents} onChange={setCents} />
      <BalanceBar
        first={{ label: 'Debet', cents: 199_800 }}
        second={{ label: 'Credit', cents: cents ?? 0 }}
        balancedText="debet is credit"
      />
    </Column>
  )
}
/** It follows what is filled in, and says so once it agrees. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Entry />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Klopt nog niet')
    await expect(canvas.getByText('1.998,00 ontbreekt aan credit')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Credit'), '1000+998')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Klopt$/)
  },
}
