import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../testing/story-layout.tsx'
import { Stack } from './stack.tsx'

const three = ['Een', 'Twee', 'Drie'].map((word) => <Box key={word}>{word}</Box>)

const meta = {
  title: 'Componenten/Stack',
  component: Stack,
  args: { children: three },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const NaastElkaar: Story = { args: { direction: 'horizontal', gap: 8 } }
export const UitElkaar: Story = { args: { direction: 'horizontal', justify: 'between', align: 'end' } }
export const VanRechtsNaarLinks: Story = {
  args: { direction: 'horizontal' },
  render: (args) => (
    <div dir="rtl">
      <Stack {...args} />
    </div>
  ),
}
