import { useState } from 'react'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Another look at the same: month or quarter, list or calendar, details or document.',
    'One of two to five short words that takes effect at once.',
  ],
  avoid: [
    'Parts of a place, each with a panel of its own: `Tabs`.',
    'Answers that need a sentence, or a form that is sent later: a `RadioGroup`.',
    'On or off: a `Switch`.',
    'The states of what a list holds, which have an address: the segments of a `ListToolbar`.',
  ],
  anatomy: [
    'The label, which may be for a screen reader alone.',
    'A trough with the segments; the chosen one lies on top of it.',
    'In each a word, with an icon before it and a count behind it where these help.',
    'Where there is no room the row scrolls; `fullWidth` gives all segments the same width.',
    'Native radio buttons: a form sends what is chosen under `name`, and takes it back when it is reset.',
  ],
  keys: {
    Tab: 'goes to what is chosen, and on',
    Arrows: 'choose the next, round and past what is not available',
    Space: 'chooses the first, where nothing is chosen yet',
  },
  words: ['One word each, of the same kind: "Maand", "Kwartaal", "Jaar".'],
  types: ['Segment'],
}

export function Example() {
  const [period, setPeriod] = useState('quarter')
  return (
    <SegmentedControl
      label="Periode"
      segments={[
        { value: 'month', label: 'Maand' },
        { value: 'quarter', label: 'Kwartaal' },
        { value: 'year', label: 'Jaar' },
      ]}
      value={period}
      onChange={setPeriod}
    />
  )
}
