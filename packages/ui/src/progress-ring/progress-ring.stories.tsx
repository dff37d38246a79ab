import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/story-layout.tsx'
import { ProgressRing } from './progress-ring.tsx'

const meta = {
  title: 'Componenten/ProgressRing',
  component: ProgressRing,
  args: { value: 10, max: 12, label: 'in orde' },
} satisfies Meta<typeof ProgressRing>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Standen: Story = {
  render: () => (
    <Row>
      <ProgressRing value={0} max={12} label="in orde" />
      <ProgressRing value={1} max={12} label="in orde" tone="warning" />
      <ProgressRing value={7} max={12} label="gelezen" tone="accent" />
      <ProgressRing value={12} max={12} label="in orde" />
    </Row>
  ),
}
