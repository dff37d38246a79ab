import type { Call, InputOf } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { Download as DownloadIcon } from 'lucide-react'
import { download } from '../app/transport/download.ts'
import { notifyByToast } from '../app/errors/notify-by-toast.ts'
import { useWrite } from '../app/transport/use-write.ts'
import * as styles from './conversation.css.ts'

/** A call that answers a file. */
type FileCall = Call & { readonly isFile: true }

export interface AttachmentButtonProps<C extends FileCall> {
  name: string
  sizeBytes: number
  /** By which call it is fetched, and which file it is. */
  call: C
  input: InputOf<C>
}

/** A file of somewhere, to keep. */
export function AttachmentButton<C extends FileCall>({ name, sizeBytes, call, input }: AttachmentButtonProps<C>) {
  const file = useWrite(call, { timeoutMs: 180_000 })
  const size = formatFileSize(sizeBytes)
  const fetchFile = () => file.mutate(input, { onSuccess: download, onError: notifyByToast })
  return (
    <Button
      size="small"
      icon={DownloadIcon}
      loading={file.isPending}
      onClick={fetchFile}
      // It holds the words that are seen, the size among them.
      aria-label={`${name} ${size} downloaden`}
    >
      <span>
        {name} <span className={styles.attachmentSize}>{size}</span>
      </span>
    </Button>
  )
}
