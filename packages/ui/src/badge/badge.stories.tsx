import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/story-layout.tsx'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Componenten/Badge',
  component: Badge,
  args: { children: 'Verzonden', tone: 'info' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** The states of an invoice. */
export const Factuur: Story = {
  render: () => (
    <Row>
      <Badge>Concept</Badge>
      <Badge tone="info">Verzonden</Badge>
      <Badge tone="info">Bekeken</Badge>
      <Badge tone="warning">Deels betaald</Badge>
      <Badge tone="success">Betaald</Badge>
      <Badge tone="danger">Te laat</Badge>
      <Badge>Gecrediteerd</Badge>
      <Badge tone="danger">Oninbaar</Badge>
    </Row>
  ),
}

export const ZonderStip: Story = { args: { dot: false, tone: 'success', children: 'Gratis' } }

export const TeLang: Story = {
  render: () => (
    <div style={{ width: 160 }}>
      <Badge tone="success">Factuur 2026-0091 van Gemeente Haarlem</Badge>
    </div>
  ),
}
