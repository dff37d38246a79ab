import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import type { Option } from '../select/option.ts'
import { SuggestField } from './suggest-field.tsx'

const products: Option<number>[] = [
  { value: 1, label: 'Ontwerp', description: '1001', hint: '€ 85,00' },
  { value: 2, label: 'Ontwerp van een website', description: '1002', hint: '€ 2.400,00' },
  { value: 3, label: 'Drukwerk', description: '2001', hint: '€ 0,35' },
]

function Keeping() {
  const [text, setText] = useState('')
  return (
    <SuggestField
      label="Omschrijving"
      rows={1}
      options={products}
      value={text}
      onChange={setText}
      onPick={({ label }) => setText(label)}
    />
  )
}

const meta = {
  title: 'Componenten/SuggestField',
  component: SuggestField,
  args: { label: 'Omschrijving', value: '', onChange: () => {}, onPick: () => {} },
  render: () => <Keeping />,
} satisfies Meta<typeof SuggestField>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Gevonden: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Omschrijving' }), 'ontw{ArrowDown}')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
  },
}
