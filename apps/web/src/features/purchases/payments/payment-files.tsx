import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, Card, IconButton, LoadMore, Table, toast, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { download } from '../../../app/transport/download.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { searchSort, sortOf, sortText } from '../../../shared/lists/list-search.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import * as styles from './payments-screen.css.ts'

type PaymentFile = ResponseOf<typeof contract.payments.list>['items'][number]

export interface PaymentFilesProps {
  administrationId: number
  /** Whether the user may make payment files, and cancel them. */
  mayPay: boolean
}

/** The payment files that were made, the newest first. */
export function PaymentFiles({ administrationId, mayPay }: PaymentFilesProps) {
  const [sort, setSort] = useState<FileSort>(NEWEST_FIRST)
  const files = usePages(contract.payments.list, {
    params: { administrationId },
    query: { sort },
  })
  const columns = useMemo(() => columnsOf(administrationId, mayPay), [administrationId, mayPay])
  // In another order there are as many.
  if (files.items.length === 0 && sort === NEWEST_FIRST) return null
  return (
    <Card title="Betaalbestanden" padding="none" className={styles.files}>
      <Table
        label="Betaalbestanden"
        columnWidthsKey="payment-files"
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
    </Card>
  )
}

const fileSort = searchSort(['createdAt', 'executionDate'] as const)
type FileSort = NonNullable<v.InferOutput<typeof fileSort>>
const NEWEST_FIRST: FileSort = '-createdAt'

const columnsOf = (administrationId: number, mayPay: boolean): Column<PaymentFile>[] => [
  {
    id: 'name',
    header: 'Bestand',
    card: 'title',
    cell: ({ name, cancelledAt }) => (
      <span className={styles.fileName}>
        {name} {cancelledAt !== null && <Badge>Geannuleerd</Badge>}
      </span>
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
    id: 'executionDate',
    header: 'Uitvoeren op',
    sortable: true,
    width: '148px',
    cell: ({ executionDate }) => formatDateShort(executionDate),
  },
  { id: 'count', header: 'Facturen', align: 'end', width: '92px', priority: 2, cell: ({ count }) => count },
  {
    id: 'total',
    header: 'Bedrag',
    align: 'end',
    width: '132px',
    card: 'amount',
    cell: ({ totalCents }) => formatEuro(totalCents),
  },
  {
    id: 'actions',
    header: '',
    name: 'Acties',
    align: 'end',
    width: '168px',
    card: 'status',
    cell: (file) => <FileActions {...{ administrationId, mayPay }} file={file} />,
  },
]

function FileActions({ administrationId, mayPay, file }: PaymentFilesProps & { file: PaymentFile }) {
  const again = useWrite(contract.payments.download)
  const cancel = useWrite(contract.payments.cancel)
  const params = { administrationId, paymentFileId: file.id }
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Betaalbestand annuleren?',
      text: 'Doe dit alleen als je het bestand niet aan je bank hebt gegeven. De facturen kun je daarna opnieuw betalen.',
      confirmLabel: 'Bestand annuleren',
      cancelLabel: 'Behouden',
      danger: true,
    })
    if (!isSure) return
    try {
      await cancel.mutateAsync({ params })
      toast.success('Het betaalbestand is geannuleerd.')
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <span className={styles.actions}>
      <IconButton
        icon={Download}
        label={`${file.name} downloaden`}
        size="small"
        onClick={() => void again.mutateAsync({ params }).then(download, notifyByToast)}
      />
      {mayPay && file.cancelledAt === null && (
        <Button size="small" loading={cancel.isPending} onClick={() => void ask()}>
          Annuleren
        </Button>
      )}
    </span>
  )
}
