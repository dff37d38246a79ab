import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componenten/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Waar gaat je vraag over?',
    options: [
      { value: 'product', label: 'Productondersteuning' },
      { value: 'accounting', label: 'Boekhoudkundige vraag', hint: 'We vragen het je boekhouder als die er is' },
      { value: 'subscription', label: 'Mijn abonnement' },
      { value: 'other', label: 'Iets anders', disabled: true },
    ],
    value: 'product',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Staten: Story = {
  render: (args) => (
    <Column>
      <Controlled {...args} value={null} error="Kies een optie." />
      <Controlled {...args} label="Btw-aangifte" orientation="horizontal" options={args.options.slice(0, 3)} />
    </Column>
  ),
}

/** One stop for Tab; the arrows choose, and pass what is not available. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Productondersteuning' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Mijn abonnement', checked: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Productondersteuning', checked: true })).toHaveFocus()
  },
}
