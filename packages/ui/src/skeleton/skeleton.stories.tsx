import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../testing/story-layout.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Componenten/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {
  render: () => (
    <Column>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton />
      <Skeleton width="85%" />
    </Column>
  ),
}
