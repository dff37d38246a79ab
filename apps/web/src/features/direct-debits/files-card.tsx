import { contract, type DirectDebitFile } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Card, linkClassName, LoadMore, Table, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { instantText } from '../../shared/dates/times.ts'
import { searchSort, sortOf, sortText } from '../../shared/lists/list-search.ts'
import * as styles from './direct-debits.css.ts'
import { ReadRefusalsModal } from './read-refusals-modal.tsx'

/** The direct-debit files that were made, the newest first. */
export function FilesCard({ administrationId }: { administrationId: number }) {
  const [sort, setSort] = useState<FileSort>(NEWEST_FIRST)
  const files = usePages(contract.directDebits.list, { params: { administrationId }, query: { sort } })
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const [reads, setReads] = useState(false)
  const columns = useMemo(() => columnsOf(administrationId), [administrationId])
  // In another order there are as many.
  if (files.items.length === 0 && sort === NEWEST_FIRST) return null
  return (
    <Card
      title="Incassobestanden"
      padding="none"
      className={styles.files}
      aside={
        mayChange && (
          <Button size="small" onClick={() => setReads(true)}>
            Lees weigeringen
          </Button>
        )
      }
    >
      <Table
        label="Incassobestanden"
        columnWidthsKey="direct-debit-files"
        columns={columns}
        rows={files.items}
        rowKey={({ id }) => String(id)}
        sort={sortOf(sort)}
        onSortChange={(next) => setSort(v.parse(fileSort, sortText(next)) ?? NEWEST_FIRST)}
        loading={files.isPending}
      />
      <LoadMore
        hasMore={files.hasMore}
        isLoading={files.isLoadingMore}
        onLoadMore={files.loadMore}
        shownCount={files.items.length}
        itemsName="bestanden"
      />
      {reads && <ReadRefusalsModal administrationId={administrationId} onClose={() => setReads(false)} />}
    </Card>
  )
}

const fileSort = searchSort(['createdAt', 'collectionDate'] as const)
type FileSort = NonNullable<v.InferOutput<typeof fileSort>>
const NEWEST_FIRST: FileSort = '-createdAt'

const columnsOf = (administrationId: number): Column<DirectDebitFile>[] => [
  {
    id: 'name',
    header: 'Bestand',
    card: 'title',
    cell: ({ id, name }) => (
      <AppLink
        href={administrationAddress(administrationId, 'invoices/direct-debits/$directDebitFileId', {
          params: { directDebitFileId: id },
        })}
        className={linkClassName}
      >
        <span className={styles.fileName}>{name}</span>
      </AppLink>
    ),
  },
  {
    id: 'createdAt',
    header: 'Gemaakt',
    sortable: true,
    width: '184px',
    priority: 2,
    cell: ({ createdAt }) => instantText(createdAt),
  },
  {
    id: 'collectionDate',
    header: 'Incasso op',
    sortable: true,
    width: '132px',
    card: 'date',
    cell: ({ collectionDate }) => formatDateShort(collectionDate),
  },
  { id: 'count', header: 'Facturen', align: 'end', width: '92px', priority: 2, cell: ({ count }) => count },
  {
    id: 'state',
    header: 'Status',
    width: '176px',
    card: 'status',
    cell: (file) => <FileBadge file={file} />,
  },
  {
    id: 'total',
    header: 'Bedrag',
    align: 'end',
    width: '132px',
    card: 'amount',
    cell: ({ totalCents }) => formatEuro(totalCents),
  },
]

/** How a file stands: taken back, refused, waiting for the bank, or what came in of it. */
export function FileBadge({ file }: { file: DirectDebitFile }) {
  if (file.cancelledAt !== null) return <Badge>Teruggenomen</Badge>
  if (file.returnedCents > 0) return <Badge tone="danger">Deels teruggeboekt</Badge>
  if (file.refusedCents >= file.totalCents) return <Badge tone="danger">Geweigerd</Badge>
  if (file.paidCents === 0)
    return file.refusedCents > 0 ? (
      <Badge tone="warning">Deels geweigerd</Badge>
    ) : (
      <Badge tone="info">Bij de bank</Badge>
    )
  return file.paidCents < file.totalCents ? (
    <Badge tone="warning">Deels geïncasseerd</Badge>
  ) : (
    <Badge tone="success">Geïncasseerd</Badge>
  )
}
