import { Eye, FileCheck2, Send } from 'lucide-react'
import { ActivityList } from '../activity-list/activity-list.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['All that was done with one thing, by whom and when, at the side of its screen.'],
  avoid: ['How far it has come: a `StatusTimeline`.', 'Lines to choose from or open: a `Table`.'],
  anatomy: [
    'The icon of the deed, what was done and by whom, the moment at the end.',
    'Under it what was written along.',
  ],
  words: ['What happened, then who: "Verstuurd door Eva Verhoeven".', 'Newest first.'],
  types: ['Activity'],
}

export const Example = () => (
  <ActivityList
    label="Activiteit van factuur 2026-0038"
    activities={[
      { id: '3', icon: Eye, text: 'Bekeken door Gemeente Haarlem', moment: '20 okt, 08:31' },
      { id: '2', icon: Send, text: 'Verstuurd door Eva Verhoeven', moment: '17 okt, 14:02' },
      { id: '1', icon: FileCheck2, text: 'Definitief gemaakt', moment: '17 okt, 14:01' },
    ]}
  />
)
