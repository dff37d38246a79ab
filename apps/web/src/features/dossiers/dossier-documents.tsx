import { contract, type Dossier } from '@klopt/api-client/contract'
import { Card, FileUpload, IconButton } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { Download, Trash2 } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './dossiers.css.ts'
import { useDocuments } from './use-documents.ts'

interface DossierDocumentsProps {
  administrationId: number
  dossier: Dossier
}

/** The files of the firm about a year: looked at, added and taken out. */
export function DossierDocuments({ administrationId, dossier: { fiscalYear, documents } }: DossierDocumentsProps) {
  const params = { administrationId, fiscalYear }
  const { files, add, remove } = useDocuments(params)
  return (
    <Card title="Documenten">
      <div className={styles.form}>
        {documents.length > 0 && (
          <ul className={styles.list} aria-label="Documenten">
            {documents.map((document) => (
              <KeptDocument key={document.id} params={params} document={document} />
            ))}
          </ul>
        )}
        <FileUpload compact label="Document toevoegen" maxSizeMb={20} onFiles={add} files={files} onRemove={remove} />
      </div>
    </Card>
  )
}

interface KeptDocumentProps {
  params: { administrationId: number; fiscalYear: number }
  document: Dossier['documents'][number]
}

function KeptDocument({ params, document: { id: documentId, name, sizeBytes, addedBy, addedAt } }: KeptDocumentProps) {
  const file = useWrite(contract.dossiers.downloadDocument)
  const removal = useWrite(contract.dossiers.removeDocument, { errors: 'screen' })
  const input = { params: { ...params, documentId } }
  return (
    <li className={styles.item}>
      <span className={styles.document}>
        <span className={styles.text}>{name}</span>
        <span className={styles.muted}>{`${formatFileSize(sizeBytes)}, ${addedBy}, ${instantText(addedAt)}`}</span>
      </span>
      <span className={styles.actions}>
        <IconButton
          icon={Download}
          label={`${name} downloaden`}
          size="small"
          onClick={() => file.mutate(input, { onSuccess: download, onError: notifyByToast })}
        />
        <IconButton
          icon={Trash2}
          label={`${name} verwijderen`}
          size="small"
          onClick={() => removal.mutate(input, { onError: notifyByToast })}
        />
      </span>
    </li>
  )
}
