import { contract, type JournalDocument } from '@klopt/api-client/contract'
import { Card, Combobox, FileUpload, type Option } from '@klopt/ui'
import { api } from '../../app/transport/calls.ts'
import { DocumentList } from './document-list.tsx'
import { useDocumentUpload } from './use-document-upload.ts'
import * as styles from './journal.css.ts'

export interface AddDocumentsProps {
  administrationId: number
  documents: readonly JournalDocument[]
  onAdd: (document: JournalDocument) => void
  onRemove: (documentId: number) => void
}

/** What shows why an entry is there: looked at, added from this computer or from the inbox, taken away. */
export function EntryDocuments({ administrationId, documents, onAdd, onRemove }: AddDocumentsProps) {
  const { files, add, remove } = useDocumentUpload(administrationId, onAdd)
  const find = async (search: string, signal: AbortSignal) => {
    const input = { params: { administrationId }, query: { search } }
    const { items } = await api.call(contract.documents.list, input, { signal })
    return items.map(({ id, name, fileId, mimeType }): DocumentOption => ({ value: id, label: name, fileId, mimeType }))
  }
  const choose = (option: Option<number> | null) => {
    if (option !== null && isDocument(option)) onAdd(documentOf(option))
  }
  return (
    <Card title="Documenten">
      <div className={styles.documents}>
        <DocumentList administrationId={administrationId} documents={documents} onRemove={onRemove} />
        <Combobox
          label="Uit je documenten"
          placeholder="Naam van het bestand"
          value={null}
          onChange={choose}
          loadOptions={find}
        />
        <FileUpload
          compact
          label="Document toevoegen"
          types={['pdf', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'xml']}
          onFiles={add}
          files={files}
          onRemove={remove}
        />
      </div>
    </Card>
  )
}

interface DocumentOption extends Option<number> {
  readonly fileId: number
  readonly mimeType: string
}

const isDocument = (option: Option<number>): option is DocumentOption => 'fileId' in option && 'mimeType' in option

const documentOf = ({ value, label, fileId, mimeType }: DocumentOption): JournalDocument => ({
  documentId: value,
  name: label,
  fileId,
  mimeType,
})
