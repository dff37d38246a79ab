import { contract, type InvoiceAttachment } from '@klopt/api-client/contract'
import { Card, FileUpload, IconButton } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './attachments.css.ts'
import { useAttachments } from './use-attachments.ts'

export interface AttachmentsCardProps {
  administrationId: number
  invoiceId: number
  /** Nothing is asked with it any more: its files are there to be read. */
  isSettled?: boolean
}

/** The files that go along with the mail of an invoice: looked at, added and taken away. */
export function AttachmentsCard({ administrationId, invoiceId, isSettled = false }: AttachmentsCardProps) {
  const params = { administrationId, invoiceId }
  const attachments = useQuery(query(contract.invoiceAttachments.list, { params })).data ?? []
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const mayChange = mayBook && !isSettled
  const { files, add, remove } = useAttachments(administrationId, invoiceId)
  if (!mayChange && attachments.length === 0) return null
  return (
    <Card title="Bijlagen bij de e-mail">
      <div className={styles.card}>
        <AttachmentList {...{ params, attachments, mayChange }} />
        {mayChange && (
          <FileUpload compact label="Bijlage toevoegen" maxFiles={10} onFiles={add} files={files} onRemove={remove} />
        )}
      </div>
    </Card>
  )
}

interface AttachmentListProps {
  params: Pick<AttachmentsCardProps, 'administrationId' | 'invoiceId'>
  attachments: readonly InvoiceAttachment[]
  mayChange: boolean
}

function AttachmentList({ params, attachments, mayChange }: AttachmentListProps) {
  const file = useWrite(contract.invoiceAttachments.download)
  const removal = useWrite(contract.invoiceAttachments.remove, { errors: 'screen' })
  if (attachments.length === 0) return null
  const keep = (attachmentId: number) =>
    file.mutate({ params: { ...params, attachmentId } }, { onSuccess: download, onError: notifyByToast })
  const remove = (attachmentId: number) =>
    removal.mutate({ params: { ...params, attachmentId } }, { onError: notifyByToast })
  return (
    <ul aria-label="Bijlagen bij de e-mail" className={styles.files}>
      {attachments.map(({ id, name, sizeBytes }) => (
        <li key={id} className={styles.file}>
          <span className={styles.name}>
            {name} <span className={styles.size}>{formatFileSize(sizeBytes)}</span>
          </span>
          <IconButton icon={Download} label={`${name} downloaden`} size="small" onClick={() => keep(id)} />
          {mayChange && (
            <IconButton icon={Trash2} label={`${name} verwijderen`} size="small" onClick={() => remove(id)} />
          )}
        </li>
      ))}
    </ul>
  )
}
