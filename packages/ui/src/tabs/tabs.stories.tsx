import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

/** One stop for Tab; the arrows show the next and pass what is not available. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Tickets 2' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Tickets 2' })).toHaveTextContent('nog geen ticket')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Meer...', selected: true })).toHaveFocus()
  },
}
