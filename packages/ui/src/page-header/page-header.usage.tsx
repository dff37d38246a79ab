import { Button } from '../button/button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The top of every screen.'],
  avoid: ['A part of a screen: the heading of a `Card`.'],
  anatomy: [
    'The only heading of the first level, with a badge beside it.',
    'One line that says how things stand.',
    'The buttons, of which one is primary and stands last.',
  ],
  words: ['The title is the name in the menu, or of the thing: "Facturen", "Factuur 2026-0091".'],
}

export const Example = () => (
  <PageHeader
    title="Facturen"
    description="3 openstaand, € 1.210,00"
    actions={<Button variant="primary">Factuur maken</Button>}
  />
)
