import { contract, type JournalDocument, type ResponseOf } from '@klopt/api-client/contract'
import { Card } from '@klopt/ui'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { DocumentList } from './document-list.tsx'
import { EntryDocuments } from './entry-documents.tsx'

export interface BookedDocumentsProps {
  administrationId: number
  entry: ResponseOf<typeof contract.reports.entry>
}

/** The documents of an entry that was booked by hand; nothing for one of an invoice or a bank line. */
export function BookedDocuments({ administrationId, entry }: BookedDocumentsProps) {
  const attach = useWrite(contract.journalEntries.attach, { errors: 'screen' })
  const detach = useWrite(contract.journalEntries.detach, { errors: 'screen' })
  const mayWrite = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const { id: entryId, documents, sourceType } = entry
  if (sourceType !== 'general') return null
  if (!mayWrite) {
    if (documents.length === 0) return null
    return (
      <Card title="Documenten">
        <DocumentList administrationId={administrationId} documents={documents} />
      </Card>
    )
  }
  const tell = (error: unknown) => notifyByToast(asApiError(error))
  const add = ({ documentId }: JournalDocument) =>
    void attach.mutateAsync({ params: { administrationId, entryId }, body: { documentId } }).catch(tell)
  const remove = (documentId: number) =>
    void detach.mutateAsync({ params: { administrationId, entryId, documentId } }).catch(tell)
  return <EntryDocuments {...{ administrationId, documents }} onAdd={add} onRemove={remove} />
}
