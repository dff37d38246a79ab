import type { InboxDocument } from '@klopt/api-client/contract'
import { AppLink, Badge, Progress, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro, formatFileSize } from '@klopt/validators'
import { expectedText, isBeingRead } from '../../shared/documents/expected-text.ts'
import { instantText } from '../../shared/dates/times.ts'
import { DocumentMenu } from './document-menu.tsx'
import { administrationAddress } from '../../app/routing/address.ts'
import { EmailText } from '../../shared/look/email-text.tsx'
import * as styles from './inbox-screen.css.ts'
import { Thumbnail } from './thumbnail.tsx'

/** The columns of the inbox; `mayBook` is whether the user may change what happens to a document. */
export function documentColumns(administrationId: number, mayBook: boolean): Column<InboxDocument>[] {
  return [
    {
      id: 'document',
      header: 'Document',
      card: 'title',
      cell: (row) => (
        <span className={styles.file}>
          <Thumbnail administrationId={administrationId} document={row} />
          <span className={styles.words}>
            {/* The row itself is what the keyboard stops at. */}
            <AppLink
              href={administrationAddress(administrationId, 'purchases/documents/$documentId', {
                params: { documentId: row.id },
              })}
              tabIndex={-1}
              className={styles.name}
            >
              {row.summary?.supplierName ?? row.name}
            </AppLink>
            <span className={styles.detail}>
              <EmailText text={detailOf(row)} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'came-in',
      header: 'Binnengekomen',
      width: '180px',
      priority: 3,
      cell: (row) => instantText(row.createdAt),
    },
    {
      id: 'date',
      header: 'Factuurdatum',
      width: '136px',
      priority: 2,
      cell: (row) => row.summary?.invoiceDate && formatDateShort(row.summary.invoiceDate),
    },
    { id: 'reading', header: 'Lezen', width: '176px', card: 'status', cell: (row) => <Reading document={row} /> },
    {
      id: 'gross',
      header: 'Bedrag',
      align: 'end',
      width: '132px',
      card: 'amount',
      cell: ({ summary }) => summary?.grossCents != null && formatEuro(summary.grossCents),
    },
    {
      id: 'actions',
      header: '',
      name: 'Acties',
      width: '56px',
      align: 'end',
      cell: (row) => <DocumentMenu {...{ administrationId, mayBook }} document={row} />,
    },
  ]
}

function detailOf({ name, sizeBytes, sender, summary }: InboxDocument): string {
  const size = formatFileSize(sizeBytes)
  return [summary?.supplierName != null ? name : null, sender && `van ${sender}`, size].filter(Boolean).join(' · ')
}

/** How far the reading of a document is, and whether somebody is booking it. */
function Reading({ document: { state, recognition, purchaseId } }: { document: InboxDocument }) {
  if (isBeingRead(recognition)) {
    const expected = expectedText(recognition.expected)
    return (
      <span className={styles.reading}>
        <Progress
          label={recognition.state === 'queued' ? 'Wacht op lezen' : 'Lezen…'}
          value={recognition.progressPercent}
        />
        {expected !== null && <span className={styles.detail}>{expected}</span>}
      </span>
    )
  }
  if (purchaseId !== null) return state === 'processed' ? <Badge tone="success">Geboekt</Badge> : <Badge>Concept</Badge>
  if (recognition?.state === 'failed') return <Badge tone="warning">Niet gelezen</Badge>
  return recognition?.state === 'done' ? <Badge tone="info">Gelezen</Badge> : null
}
