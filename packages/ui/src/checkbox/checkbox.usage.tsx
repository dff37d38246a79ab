import { Checkbox } from '../checkbox/checkbox.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Yes or no, when the form is sent.', 'Several of a short list, each on its own.'],
  avoid: ['On or off at once: a `Switch`.', 'One of several: a `RadioGroup`.'],
  anatomy: [
    'The box.',
    'The label at its right, which can be pressed too.',
    'A hint, and an error when it must be ticked.',
  ],
  keys: {
    Space: 'ticks or clears',
  },
  words: [
    'The label is what is true when it is ticked: "Ik ga akkoord met de voorwaarden".',
    'Never a denial: not "Geen nieuwsbrief".',
  ],
}

export const Example = () => <Checkbox label="Ik ga akkoord met de voorwaarden" required />
