import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlarmClock } from 'lucide-react'
import { Column } from '../testing/story-layout.tsx'
import { StatusTimeline } from './status-timeline.tsx'

const meta = {
  title: 'Componenten/StatusTimeline',
  component: StatusTimeline,
  args: {
    label: 'Verloop van factuur 2026-0038',
    moments: [
      { label: 'Gemaakt', state: 'done', moment: '17 okt, 13:48' },
      { label: 'Verstuurd', state: 'done', moment: '17 okt, 14:02' },
      { label: 'Bekeken', state: 'done', moment: '20 okt, 08:31' },
      { label: 'Vervallen', state: 'problem', moment: '16 nov, 6 dagen geleden', icon: AlarmClock },
      { label: 'Betaald', state: 'upcoming', moment: 'nog niet' },
    ],
  },
} satisfies Meta<typeof StatusTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Concept: Story = {
  args: {
    moments: [
      { label: 'Gemaakt', state: 'done', moment: 'vandaag, 13:48' },
      { label: 'Verstuurd', state: 'upcoming' },
      { label: 'Betaald', state: 'upcoming' },
    ],
  },
}
export const Klaar: Story = {
  args: {
    moments: [
      { label: 'Gemaakt', state: 'done', moment: '17 okt, 13:48' },
      { label: 'Betaald', state: 'done', moment: '2 nov' },
    ],
  },
}
export const Telefoon: Story = {
  render: (args) => (
    <Column width={358}>
      <StatusTimeline {...args} />
    </Column>
  ),
}
