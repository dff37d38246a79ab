import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['What is coming and has a known shape.'],
  avoid: ['A press that is being worked on: `loading` of the button.', 'A table: its own `loading`.'],
  anatomy: ['Grey bars in the shape of what comes; still under reduced motion.'],
  words: ['None: what loads says so to a screen reader with `aria-busy` on its region.'],
}

export const Example = () => <Skeleton width="240px" height="20px" />
