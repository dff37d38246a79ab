import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Componenten/Tabs',
  component: Tabs,
  args: {
    label: 'Hulp',
    items: [
      { value: 'artikelen', label: 'Artikelen', content: 'Zoek in de artikelen over deze pagina.' },
      { value: 'tickets', label: 'Tickets', count: 2, content: 'Je hebt nog geen ticket ingediend' },
      { value: 'meer', label: 'Meer...', content: 'Schermdelen en toestemming.' },
      { value: 'admin', label: 'Beheer', disabled: true, content: '' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** Past het niet, dan schuift de rij. */
export const Smal: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <Tabs {...args} />
    </div>
  ),
}
