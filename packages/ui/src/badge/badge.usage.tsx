import { Badge } from '../badge/badge.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The state of one thing: an invoice, a ticket, a role.'],
  avoid: [
    'Something that can be pressed: a `Button` or a `Link`.',
    'A remark on a whole page: an `Alert`.',
    'That something adds up: a `Tick`.',
  ],
  anatomy: ['A dot in the colour of the text.', 'One or two words on a soft ground.'],
  words: ['A state, not a deed: "Betaald", not "Betalen".', 'Colour says nothing alone: the word does.'],
}

export const Example = () => <Badge tone="success">Betaald</Badge>
