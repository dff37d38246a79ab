import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Badge, Button, classNames } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { Download } from 'lucide-react'
import { download } from '../../../app/download.ts'
import { tellInToast } from '../../../app/tell-in-toast.ts'
import { instantText } from '../../../app/times.ts'
import { useWrite } from '../../../app/use-write.ts'
import { SafeHtml } from '../../../shell/safe-html.tsx'
import * as styles from './ticket-screen.css.ts'

type Response = ResponseOf<typeof contract.tickets.responses>['items'][number]

export interface ConversationProps {
  administrationId: number
  responses: readonly Response[]
}

/** What was written on a ticket, the oldest first, with the files that came along. */
export function Conversation({ administrationId, responses }: ConversationProps) {
  return (
    <ol aria-label="Gesprek" className={styles.conversation}>
      {responses.map((response) => (
        <li key={response.id} className={classNames(styles.response, response.kind === 'answer' && styles.answer)}>
          <div className={styles.responseHead}>
            <span className={styles.author}>{response.author_name}</span>
            {response.kind === 'answer' && (
              <Badge tone="info" dot={false}>
                Support
              </Badge>
            )}
            <span className={styles.time}>{instantText(response.created_on_timestamp)}</span>
          </div>
          <SafeHtml html={response.content} />
          {response.attachments.length > 0 && (
            <ul aria-label="Bijlagen" className={styles.attachments}>
              {response.attachments.map((attachment) => (
                <li key={attachment.id}>
                  <AttachmentButton administrationId={administrationId} attachment={attachment} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

interface AttachmentButtonProps {
  administrationId: number
  attachment: Response['attachments'][number]
}

function AttachmentButton({ administrationId, attachment: { id, name, size } }: AttachmentButtonProps) {
  const file = useWrite(contract.tickets.downloadAttachment, { timeout_ms: 180_000 })
  const fetchFile = () =>
    file.mutate({ params: { administrationId, attachmentId: id } }, { onSuccess: download, onError: tellInToast })
  return (
    <Button size="small" icon={Download} loading={file.isPending} onClick={fetchFile} aria-label={`${name} downloaden`}>
      <span>
        {name} <span className={styles.attachmentSize}>{formatFileSize(size)}</span>
      </span>
    </Button>
  )
}
