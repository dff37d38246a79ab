import { Landmark } from 'lucide-react'
import { Icon } from '../icons/icon.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A picture beside words that helps to find them again: in a button, a menu, an empty state.'],
  avoid: [
    'An icon that has to be pressed: an `IconButton`, which has a name.',
    'A picture that says something alone, without a `label`.',
    'A tick for what adds up: a `Tick`.',
  ],
  anatomy: [
    'An icon of lucide-react or of your own, 16 px in text and buttons, 18 in menus, drawn in the colour of the text.',
    'A `Spinner` of one em stands in its place while something is going on, beside words that say so.',
  ],
  words: ['The `label` says what it means, not what it shows: "Te laat", not "Klok".'],
}

export const Example = () => (
  <>
    <Icon of={Landmark} /> Bank
  </>
)
