import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../testing/story-layout.tsx'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Componenten/Progress',
  component: Progress,
  args: { label: 'Afschrift verwerken', value: 3, max: 12, valueText: '3 van 12 regels' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Staten: Story = {
  render: () => (
    <Column>
      <Progress label="Uploaden" value={40} />
      <Progress label="Duur onbekend" value={null} />
      <Progress
        label="Omzet voor de KOR"
        value={17_800}
        max={20_000}
        valueText="€ 17.800 van € 20.000"
        tone="warning"
      />
      <Progress label="Opslag" value={100} tone="danger" />
      <Progress label="Klaar" value={100} tone="success" />
    </Column>
  ),
}
