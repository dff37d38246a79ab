import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Componenten/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Boekhouding', href: '#boekhouding' },
      { label: 'Grootboek', href: '#grootboek' },
      { label: 'Liquide middelen', href: '#liquide' },
      { label: '1100 Bank', href: '#bank' },
    ],
    current: 'Boeking 2026-0412',
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Kort: Story = { args: { items: [{ label: 'Facturen', href: '#facturen' }], current: '2026-0091' } }
export const Smal: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Breadcrumb {...args} />
    </div>
  ),
}
