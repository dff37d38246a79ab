import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, FileCheck2, MessageSquarePlus, Send } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Column } from '../testing/story-layout.tsx'
import { ActivityList } from './activity-list.tsx'

const meta = {
  title: 'Componenten/ActivityList',
  component: ActivityList,
  args: {
    label: 'Activiteit van factuur 2026-0038',
    activities: [
      {
        id: '4',
        icon: MessageSquarePlus,
        text: 'Notitie van Eva Verhoeven',
        moment: '21 okt, 09:12',
        details: 'Belt vrijdag terug over de bestelbon.',
      },
      {
        id: '3',
        icon: Eye,
        text: 'Bekeken door Gemeente Haarlem',
        moment: '20 okt, 08:31',
        dateTime: '2026-10-20T08:31',
      },
      { id: '2', icon: Send, text: 'Verstuurd door Eva Verhoeven', moment: '17 okt, 14:02' },
      { id: '1', icon: FileCheck2, text: 'Definitief gemaakt', moment: '17 okt, 14:01' },
    ],
  },
  render: (args) => (
    <Column width={405}>
      <Card
        title="Activiteit"
        aside={
          <Button variant="link" size="small" icon={MessageSquarePlus}>
            Notitie
          </Button>
        }
      >
        <ActivityList {...args} />
      </Card>
    </Column>
  ),
} satisfies Meta<typeof ActivityList>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Leeg: Story = { args: { activities: [] } }
