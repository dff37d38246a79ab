import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { Column } from '../testing/story-layout.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Componenten/Card',
  component: Card,
  args: { title: 'Laatste facturen', aside: <Link href="#facturen">Alle facturen</Link>, children: 'Inhoud' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Vormen: Story = {
  render: () => (
    <Column>
      <Card>Een kaart zonder kop.</Card>
      <Card title="Wat nu?" aside="4 dingen">
        Een kaart met een kop en iets ernaast.
      </Card>
      <Card title="Een kaart zonder marge" padding="none">
        <div style={{ height: 48, background: 'var(--klopt-color-sunken)' }} />
      </Card>
    </Column>
  ),
}
