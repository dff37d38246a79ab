import { Button } from '../button/button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { SumLine } from '../page-header/sum-line.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The top of every screen.'],
  avoid: ['A part of a screen: the heading of a `Card`.'],
  anatomy: [
    'The only heading of the first level, with a badge beside it.',
    'One line that says how things stand; of a list its `SumLine`: how many, what they come to, and what is late in danger.',
    'The buttons, of which one is primary and stands last.',
  ],
  types: ['SumLineProps'],
  keys: { Tab: 'goes by its actions; it has no keys of its own' },
  words: ['The title is the name in the menu, or of the thing: "Facturen", "Factuur 2026-0091".'],
}

export const Example = () => (
  <PageHeader
    title="Facturen"
    description={<SumLine text="3 openstaand · € 1.210,00" late="1 te laat · € 605,00" />}
    actions={<Button variant="primary">Factuur maken</Button>}
  />
)
