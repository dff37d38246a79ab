import { contract, type JournalDocument } from '@klopt/api-client/contract'
import { IconButton } from '@klopt/ui'
import { Download, Trash2 } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './journal.css.ts'

export interface DocumentListProps {
  administrationId: number
  documents: readonly JournalDocument[]
  /** Left out where nothing may change. */
  onRemove?: ((documentId: number) => void) | undefined
}

/** The documents of an entry, to look at and to take away. */
export function DocumentList({ administrationId, documents, onRemove }: DocumentListProps) {
  const file = useWrite(contract.files.download)
  if (documents.length === 0) return null
  const keep = (fileId: number) =>
    void file.mutateAsync({ params: { administrationId, fileId } }).then(download, notifyByToast)
  return (
    <ul aria-label="Documenten" className={styles.files}>
      {documents.map(({ documentId, fileId, name }) => (
        <li key={documentId} className={styles.file}>
          <span className={styles.fileName}>{name}</span>
          <IconButton icon={Download} label={`${name} downloaden`} size="small" onClick={() => keep(fileId)} />
          {onRemove && (
            <IconButton icon={Trash2} label={`${name} loskoppelen`} size="small" onClick={() => onRemove(documentId)} />
          )}
        </li>
      ))}
    </ul>
  )
}
