import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as styles from './example.css.ts'

export const usage: Usage = {
  use: ['What stands in the place of content: nothing yet, nothing found, on its way, or not read.'],
  avoid: ['A toast for what somebody has to act on.', 'A spinner in the middle of an empty page.'],
  anatomy: [
    'Nothing yet: one sentence that says what will be here, and the one button that begins it.',
    'Nothing found: the same place, with the button that takes the search away.',
    'On its way: a `Skeleton` as high as what comes, so that nothing jumps.',
    'Not read: an `Alert` with the button that tries again; what was there already stays.',
    'Wrong in a field: a sentence under the field, after leaving it.',
  ],
  words: ['What happened, why, and what to do.', 'No exclamation marks.'],
}

export const Example = () => (
  <div className={styles.stack}>
    <Card>
      <EmptyState title="Nog geen facturen" action={<Button variant="primary">Factuur maken</Button>}>
        Hier zie je straks wat je hebt verstuurd en wat nog betaald moet worden.
      </EmptyState>
    </Card>
    <Card>
      <EmptyState title="Niets gevonden" action={<Button>Wis zoekopdracht</Button>}>
        Geen factuur heeft 'Haarlem' in nummer, relatie of kenmerk.
      </EmptyState>
    </Card>
    <Card>
      <Skeleton />
    </Card>
    <Alert
      tone="danger"
      title="De facturen konden niet worden gelezen"
      action={<Button size="small">Opnieuw proberen</Button>}
    >
      Er is geen verbinding. Controleer je netwerk en probeer het opnieuw.
    </Alert>
    <TextField label="Btw-id" defaultValue="NL12" error="Dit is geen btw-id. Typ het als NL123456789B01." />
  </div>
)
