import { Badge, classNames, Icon } from '@klopt/ui'
import { RichText } from '@klopt/ui/rich-text/show'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { instantText } from '../shared/dates/times.ts'
import * as styles from './conversation.css.ts'

export interface ConversationEntry<File> {
  readonly id: number
  readonly kind: 'message' | 'answer' | 'note'
  readonly authorName: string
  /** HTML of the server. */
  readonly content: string
  /** In seconds since 1970. */
  readonly createdAt: number
  readonly attachments: readonly File[]
}

export interface ConversationProps<File> {
  entries: readonly ConversationEntry<File>[]
  /** The button by which a file is fetched. */
  attachment: (file: File) => ReactNode
}

const looks = { message: undefined, answer: styles.answer, note: styles.note } as const

/** What was written on a ticket, the oldest first, with the files that came along. */
export function Conversation<File extends { id: number }>({ entries, attachment }: ConversationProps<File>) {
  return (
    <ol aria-label="Gesprek" className={styles.conversation}>
      {entries.map(({ id, kind, authorName, content, createdAt, attachments }) => (
        <li key={`${kind}-${id}`} className={classNames(styles.entry, looks[kind])}>
          <div className={styles.head}>
            <span className={styles.author}>{authorName}</span>
            {kind === 'answer' && (
              <Badge tone="info" dot={false}>
                Support
              </Badge>
            )}
            {kind === 'note' && (
              <span className={styles.noteHead}>
                <Icon of={EyeOff} />
                Interne notitie, alleen voor medewerkers
              </span>
            )}
            <span className={styles.time}>{instantText(createdAt)}</span>
          </div>
          <RichText html={content} />
          {attachments.length > 0 && (
            <ul aria-label="Bijlagen" className={styles.attachments}>
              {attachments.map((file) => (
                <li key={file.id}>{attachment(file)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
