import type { Usage } from '../docs/usage.ts'
import { StatusTimeline } from '../status-timeline/status-timeline.tsx'

export const usage: Usage = {
  use: ['How far an invoice, a purchase or a return has come, under the header of its screen.'],
  avoid: ['Steps of a task that one goes through: `Steps`.', 'All that happened, with who did it: an `ActivityList`.'],
  anatomy: [
    'A tick on the soft accent for what happened, solid danger for what is wrong, dashed for what is to come.',
    'A word, and under it the moment.',
    'On a phone they stand under each other.',
  ],
  words: ['One word each, as it is when it happened: "Verstuurd".', 'The moment says how late: "6 dagen geleden".'],
  types: ['StatusMoment'],
}

export const Example = () => (
  <StatusTimeline
    label="Verloop van factuur 2026-0038"
    moments={[
      { label: 'Gemaakt', state: 'done', moment: '17 okt, 13:48' },
      { label: 'Verstuurd', state: 'done', moment: '17 okt, 14:02' },
      { label: 'Vervallen', state: 'problem', moment: '16 nov, 6 dagen geleden' },
      { label: 'Betaald', state: 'upcoming', moment: 'nog niet' },
    ]}
  />
)
