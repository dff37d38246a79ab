import { Progress } from '../progress/progress.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Something that takes longer than a second or two and whose course is known, or null when it is not.'],
  avoid: ['Shorter: `loading` of the button.', 'A page that comes: a `Skeleton`.'],
  anatomy: ['What is going on, the share in words, the bar.'],
  words: [
    'Name the work: "Bankafschrift inlezen".',
    '`valueText` where a percentage says little: "120 van 400 regels".',
  ],
}

export const Example = () => (
  <Progress label="Bankafschrift inlezen" value={120} max={400} valueText="120 van 400 regels" />
)
