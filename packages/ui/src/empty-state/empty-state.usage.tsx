import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Where a list will be.', 'Where a search found nothing.'],
  avoid: ['While something loads: a `Skeleton`.', 'When loading failed: an `Alert` with "Probeer opnieuw".'],
  anatomy: [
    'An optional icon.',
    'What there is not, in a few words.',
    'One sentence that says what will be here.',
    'The one button that starts it.',
  ],
  keys: { Tab: 'goes to its action; it has no keys of its own' },
  words: [
    '"Nog geen facturen", not "Geen gegevens beschikbaar".',
    'After a search the button takes the search away: "Wis zoekopdracht".',
  ],
}

export const Example = () => (
  <EmptyState title="Nog geen facturen" action={<Button variant="primary">Factuur maken</Button>}>
    Hier zie je straks wat je hebt verstuurd en wat nog betaald moet worden.
  </EmptyState>
)
