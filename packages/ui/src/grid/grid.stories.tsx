import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../testing/story-layout.tsx'
import { Grid } from './grid.tsx'

const five = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'].map((word) => <Box key={word}>{word}</Box>)

const meta = {
  title: 'Componenten/Grid',
  component: Grid,
  args: { children: five, minColumnPx: 120 },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const HoogstensTwee: Story = { args: { maxColumns: 2 } }
export const Smal: Story = {
  render: (args) => (
    <div style={{ width: 200 }}>
      <Grid {...args} />
    </div>
  ),
}
