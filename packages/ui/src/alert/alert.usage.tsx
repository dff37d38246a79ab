import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Something in the page that stays until its cause is gone.',
    'What somebody has to know before going on, at the top of what it is about.',
  ],
  avoid: [
    'What just happened and passes: a toast.',
    'One wrong field: the error of that field.',
    'The state of one thing in a list: a `Badge`.',
  ],
  anatomy: [
    'An icon with the meaning in words for a screen reader.',
    'A title of a few words.',
    'One or two sentences.',
    'At most one way out: a small button or a link.',
  ],
  keys: { Tab: 'goes to its link, its buttons and the cross', 'Enter, Space': 'press the one that has the focus' },
  words: [
    'The title says what it comes down to: "Proefabonnement verloopt morgen".',
    'The text says why, and what to do.',
  ],
}

export const Example = () => (
  <Alert
    tone="warning"
    title="Proefabonnement verloopt morgen"
    action={<Button size="small">Kies een abonnement</Button>}
  >
    Daarna kun je je administratie bekijken, maar niet meer wijzigen.
  </Alert>
)
