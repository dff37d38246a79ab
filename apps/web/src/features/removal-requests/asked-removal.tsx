import { Alert, Button } from '@klopt/ui'
import { instantText } from '../../shared/dates/times.ts'
import type { AskRemovalProps } from './ask-removal.tsx'
import { removalNoteOf } from './removal-note.ts'
import { useCancelRemoval } from './use-cancel-removal.ts'

/** How a request stands, and the way back. */
export function AskedRemoval({ administrationId, preview }: AskRemovalProps) {
  const { companyName, requestedAt } = preview
  const cancel = useCancelRemoval({ administrationId, name: companyName })
  return (
    <Alert
      tone="warning"
      title={removalNoteOf(preview)}
      action={
        <Button size="small" loading={cancel.isPending} onClick={cancel.ask}>
          Annuleer verwijderverzoek
        </Button>
      }
    >
      {requestedAt !== null && `Aangevraagd op ${instantText(requestedAt)}.`} Tot die dag kun je het verzoek intrekken.
    </Alert>
  )
}
