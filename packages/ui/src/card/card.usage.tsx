import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One subject on the page, with or without a heading.'],
  avoid: ['A card in a card: use a heading or a line.', 'Something that lies over the page: a `Modal` or `Pane`.'],
  anatomy: [
    'A heading, which makes it a named region.',
    'At the right of it a count, a link or a small button.',
    'The content; a table or list runs to the edges with `padding="none"`.',
  ],
  words: ['The heading is the name of the subject: "Openstaande facturen".'],
}

export const Example = () => (
  <Card title="Openstaande facturen" aside="3">
    Je hebt nog € 1.210,00 te ontvangen.
  </Card>
)
