import { Button } from '../button/button.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Something to do, here and now.', 'One `primary` on a screen: the step that is most often next.'],
  avoid: [
    'Somewhere to go: a `Link`, or a link with `buttonClassName()`.',
    'On or off: a `Switch`.',
    'More than three beside each other: the rest goes in a `Menu`.',
  ],
  anatomy: [
    'An optional icon, then the text.',
    'While `loading` a spinner in place of the text, for at least 750 ms; width and focus stay.',
  ],
  keys: {
    Enter: 'presses',
    Space: 'presses',
  },
  words: [
    'A verb with its object: "Factuur versturen", not "OK".',
    'No exclamation mark, no dots.',
    'Never disabled because of errors: the press leads to the first one.',
  ],
  types: ['IconButtonProps'],
}

export const Example = () => (
  <Button type="submit" variant="primary" loading={false}>
    Factuur versturen
  </Button>
)
