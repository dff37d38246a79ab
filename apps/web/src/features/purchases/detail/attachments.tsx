import { contract } from '@klopt/api-client/contract'
import { Card, IconButton } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { Download } from 'lucide-react'
import { download } from '../../../app/transport/download.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { Purchase } from '../booking/wire.ts'
import * as styles from './purchase-screen.css.ts'

export interface AttachmentsProps {
  administrationId: number
  attachments: Purchase['attachments']
}

/** The files of a purchase, to keep. */
export function Attachments({ administrationId, attachments }: AttachmentsProps) {
  const file = useWrite(contract.files.download)
  if (attachments.length === 0) return null
  const keep = (fileId: number) =>
    void file.mutateAsync({ params: { administrationId, fileId } }).then(download, notifyByToast)
  return (
    <Card title="Bijlagen">
      <ul className={styles.files}>
        {attachments.map(({ fileId, name, sizeBytes }) => (
          <li key={fileId} className={styles.file}>
            <span className={styles.fileName}>
              {name} <span className={styles.lineDetail}>{formatFileSize(sizeBytes)}</span>
            </span>
            <IconButton icon={Download} label={`${name} downloaden`} size="small" onClick={() => keep(fileId)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
