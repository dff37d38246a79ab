import { Button } from '../button/button.tsx'
import { CheckList } from '../check-list/check-list.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['What the system checked before something final: closing a year, filing a return.'],
  avoid: ['What somebody ticks themselves: `Checkbox`.', 'Steps that go in order: `Steps`.'],
  anatomy: [
    'Groups on a sunken line with how many are open.',
    'In order: 38 px, the tick, and at the end what proves it.',
    'Open: 54 px on a soft ground, what is wrong, and its own button; the first one open may have the main button.',
  ],
  keys: { Tab: 'goes to the button of what is open' },
  words: [
    'Each line is true as it stands: "De proefbalans is nul".',
    'The final button says what is open, it is not just grey.',
  ],
  types: ['CheckItem', 'CheckGroup'],
}

export const Example = () => (
  <CheckList
    label="Boekjaar 2025 afsluiten"
    groups={[
      {
        title: 'Boekingen',
        checks: [
          { id: 'trial', label: 'De proefbalans is nul', done: true, proof: 'debet en credit € 214.806,32' },
          {
            id: 'december',
            label: 'Afschrijving van december is nog niet geboekt',
            done: false,
            proof: 'Inventaris, € 97,50',
            action: <Button size="small">Boeken</Button>,
          },
        ],
      },
    ]}
  />
)
