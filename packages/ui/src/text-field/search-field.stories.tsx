import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

const meta = {
  title: 'Componenten/SearchField',
  component: SearchField,
  args: { label: 'Facturen zoeken', value: '', onSearch: () => {} },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

function Searching(args: SearchFieldProps) {
  const [text, setText] = useState(args.value)
  return <SearchField {...args} value={text} onSearch={setText} />
}

export const Proefveld: Story = {}

/** A label in sight, where the field stands alone. */
export const MetLabel: Story = { args: { labelHidden: false, value: 'noord' } }
