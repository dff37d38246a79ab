import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Badge, Card, Table, type Column } from '@klopt/ui'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './direct-debits.css.ts'

type File = ResponseOf<typeof contract.directDebits.get>
type Notice = File['notices'][number]

/** The mails that announced a collection. */
export function NoticesCard({ file }: { file: File }) {
  if (file.notices.length === 0) return null
  return (
    <Card title="Aankondigingen" padding="none">
      <Table
        label="Aankondigingen"
        columns={columns}
        rows={file.notices}
        rowKey={({ contactId }) => String(contactId)}
      />
    </Card>
  )
}

const states: Record<Notice['state'], { label: string; tone: 'neutral' | 'success' | 'danger' | 'info' }> = {
  waiting: { label: 'Onderweg', tone: 'info' },
  sent: { label: 'Verzonden', tone: 'success' },
  failed: { label: 'Niet verstuurd', tone: 'danger' },
  bounced: { label: 'Kwam niet aan', tone: 'danger' },
  cancelled: { label: 'Niet verstuurd, teruggenomen', tone: 'neutral' },
}

const columns: readonly Column<Notice>[] = [
  {
    id: 'recipient',
    header: 'Aan',
    card: 'title',
    cell: ({ recipient }) => <span className={styles.fileName}>{recipient}</span>,
  },
  {
    id: 'sentAt',
    header: 'Verzonden',
    width: '168px',
    card: 'date',
    cell: ({ sentAt }) => sentAt !== null && instantText(sentAt),
  },
  {
    id: 'state',
    header: 'Status',
    width: '200px',
    card: 'status',
    cell: ({ state, failure }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        {failure !== null && <span className={styles.reason}>{failure}</span>}
      </>
    ),
  },
]
