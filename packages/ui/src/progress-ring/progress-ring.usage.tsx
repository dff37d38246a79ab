import type { Usage } from '../docs/usage.ts'
import { ProgressRing } from '../progress-ring/progress-ring.tsx'

export const usage: Usage = {
  use: ['How many of a few things are done, beside the heading of the `CheckList` that says which.'],
  avoid: ['What goes on by itself, or fills a limit: `Progress`.', 'Where the figure alone says it: the text.'],
  anatomy: ['A ring of 42 px, the figure, and what it counts.'],
  words: ['The label follows the figure: "10 van 12", "in orde".'],
}

export const Example = () => <ProgressRing value={10} max={12} label="in orde" />
