import { ViewChips } from '../view-chips/view-chips.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Looks at a list that somebody comes back to: filters, order and columns under one name.'],
  avoid: ['The states of what is listed: the segments of a `ListToolbar`.', 'Parts of a place: `Tabs`.'],
  anatomy: [
    'First the view that shows everything, then those of the list, then those that were kept.',
    'The chosen one is on soft accent; one of your own can be removed there.',
    '"Weergave bewaren", dashed, while what is shown is no view yet.',
    'On a phone one row that scrolls sideways.',
  ],
  keys: { Tab: 'goes from view to view', Enter: 'shows it' },
  words: ['A view is named after what it shows: "Te laat boven € 1.000".'],
  types: ['ListView'],
}

export const Example = () => (
  <ViewChips
    label="Weergaven van facturen"
    views={[
      { id: 'all', label: 'Alle facturen', href: '#alle', current: false },
      { id: 'late', label: 'Te laat', href: '#te-laat', current: true, own: true, count: 2 },
    ]}
  />
)
