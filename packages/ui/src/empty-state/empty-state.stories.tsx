import type { Meta, StoryObj } from '@storybook/react-vite'
import { Landmark, Upload } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Componenten/EmptyState',
  component: EmptyState,
  args: {
    icon: Landmark,
    title: 'Nog geen bankregels',
    children: 'Importeer een afschrift en we herkennen de betalingen bij je facturen.',
    action: (
      <Button variant="primary" icon={Upload}>
        Afschrift importeren
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Begin: Story = {}
export const NietsGevonden: Story = {
  args: {
    icon: undefined,
    title: 'Niets gevonden',
    children: 'Geen factuur voldoet aan je filters.',
    action: <Button>Filters wissen</Button>,
  },
}
