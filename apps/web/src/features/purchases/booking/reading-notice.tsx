import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { useWrite } from '../../../app/transport/use-write.ts'
import { expectedText, isBeingRead } from '../../../shared/documents/expected-text.ts'

export interface ReadingNoticeProps {
  administrationId: number
  document: Pick<InboxDocument, 'id' | 'recognition'>
  mayBook: boolean
}

/** Why nothing is filled in yet; the form can be used all the same. */
export function ReadingNotice({ administrationId, document: { id, recognition }, mayBook }: ReadingNoticeProps) {
  const again = useWrite(contract.documents.recogniseAgain)
  if (isBeingRead(recognition)) {
    const expected = expectedText(recognition.expected)
    return (
      <Alert title={`Het document wordt gelezen (${recognition.progressPercent}%)`}>
        {expected !== null && `Nog ${expected}. `}Wat we vinden vullen we zo in. Je kunt alvast beginnen.
      </Alert>
    )
  }
  if (recognition?.state !== 'failed') return null
  return (
    <Alert
      tone="warning"
      title="Het document kon niet gelezen worden"
      action={
        mayBook &&
        recognition.canReadAgain && (
          <Button
            size="small"
            loading={again.isPending}
            onClick={() => again.mutate({ params: { administrationId, documentId: id } })}
          >
            Opnieuw lezen
          </Button>
        )
      }
    >
      {recognition.failure} Je kunt de gegevens zelf invullen.
    </Alert>
  )
}
