import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tick } from './tick.tsx'

const meta = {
  title: 'Componenten/Tick',
  component: Tick,
  args: { children: '95,50 + 20,06 = 115,56 · klopt' },
} satisfies Meta<typeof Tick>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
