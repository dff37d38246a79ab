import { Link } from '../link/link.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Somewhere to go.', 'In running text, and at the end of a card.'],
  avoid: ['Something to do: a `Button`, also with `variant="link"`.'],
  anatomy: [
    'Text in the accent colour, underlined where it stands in other text.',
    'An icon when it leaves the application (`external`).',
    'A `LinkProvider` at the root says once how the router of the application renders links in menus.',
  ],
  keys: {
    Enter: 'goes there',
  },
  words: ['The text says where it leads: "Bekijk alle facturen", never "klik hier".'],
  types: ['LinkProviderProps'],
}

export const Example = () => <Link href="#facturen">Bekijk alle facturen</Link>
