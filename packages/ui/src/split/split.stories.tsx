import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../testing/story-layout.tsx'
import { Split } from './split.tsx'

const meta = {
  title: 'Componenten/Split',
  component: Split,
  args: { children: <Box>Het hoofddeel</Box>, aside: <Box>Ernaast</Box>, asideWidthPx: 120 },
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const AanHetBegin: Story = { args: { side: 'start' } }
export const Smal: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <Split {...args} />
    </div>
  ),
}
