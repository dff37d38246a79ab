import type { InboxDocument } from '@klopt/api-client/contract'
import { AppLink, Badge, Progress, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { expectedText, isBeingRead } from '../../shared/documents/expected-text.ts'
import { today } from '../../app/today.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import { DayBelow } from '../../shared/lists/document-columns.tsx'
import { dayText } from '../../shared/lists/due-date.tsx'
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
      cell: (row) => <Name administrationId={administrationId} document={row} detail={detailOf(row)} />,
      cardCell: (row) => (
        <Name
          administrationId={administrationId}
          document={row}
          detail={[dateOf(row), detailOf(row)].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'came-in',
      header: 'Binnengekomen',
      width: '132px',
      priority: 3,
      cell: (row) => formatDateShort(dayOfInstant(row.createdAt)),
    },
    {
      id: 'date',
      header: 'Factuurdatum',
      width: '116px',
      priority: 2,
      cell: (row) => row.summary?.invoiceDate && formatDateShort(row.summary.invoiceDate),
    },
    { id: 'reading', header: 'Status', width: '132px', card: 'detail', cell: (row) => <Reading document={row} /> },
    {
      id: 'gross',
      header: 'Bedrag',
      align: 'end',
      width: '116px',
      card: 'amount',
      cell: ({ summary }) => (
        <>
          {summary?.grossCents != null && formatEuro(summary.grossCents)}
          {summary?.invoiceDate != null && <DayBelow date={summary.invoiceDate} />}
        </>
      ),
    },
    {
      id: 'actions',
      header: '',
      name: 'Acties',
      width: '56px',
      align: 'end',
      card: 'status',
      cell: (row) => <DocumentMenu {...{ administrationId, mayBook }} document={row} />,
    },
  ]
}

/** Whose it is with its first page, as the way to it. */
function Name({
  administrationId,
  document,
  detail,
}: {
  administrationId: number
  document: InboxDocument
  detail: string
}) {
  const { id, name, summary } = document
  const href = administrationAddress(administrationId, 'purchases/documents/$documentId', {
    params: { documentId: id },
  })
  return (
    <span className={styles.file}>
      <Thumbnail administrationId={administrationId} document={document} />
      <span className={styles.words}>
        {/* The row itself is what the keyboard stops at. */}
        <AppLink href={href} tabIndex={-1} className={styles.name}>
          {summary?.supplierName ?? name}
        </AppLink>
        <span className={styles.detail}>
          <EmailText text={detail} />
        </span>
      </span>
    </span>
  )
}

/** '28 nov', its own day; of one that does not tell it 'binnengekomen 29 nov'. */
function dateOf({ summary, createdAt }: InboxDocument): string {
  if (summary?.invoiceDate != null) return dayText(summary.invoiceDate, today())
  return `binnengekomen ${dayText(dayOfInstant(createdAt), today())}`
}

/** Its file, or where it came from: whose it is says whose mail it came by. */
function detailOf({ name, sender, summary }: InboxDocument): string {
  if (summary?.supplierName != null) return name
  return sender ? `van ${sender}` : ''
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
