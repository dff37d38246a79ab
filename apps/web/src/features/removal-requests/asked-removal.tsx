import { Alert, Button } from '@klopt/ui'
import { instantText } from '../../app/times.ts'
import type { AskRemovalProps } from './ask-removal.tsx'
import { removalNoteOf } from '../../app/removal-note.ts'
import { useCancelRemoval } from '../../app/use-cancel-removal.ts'

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
