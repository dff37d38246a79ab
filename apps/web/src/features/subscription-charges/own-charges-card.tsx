import { contract, type SubscriptionCharge } from '@klopt/api-client/contract'
import { Badge, Card, IconButton, Table, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { chargeStates, periodOf } from './charge-words.ts'
import * as styles from './subscription-charges.css.ts'

/** The invoices of the own subscription, with when each is collected and what came of it. Nothing before the first. */
export function OwnChargesCard({ administrationId }: { administrationId: number }) {
  const { data, error, isError, refetch } = useQuery(
    query(contract.subscriptionCharges.own, { params: { administrationId } }),
  )
  // What stands above it is there first, so that nothing is pushed down.
  const { isPending } = useQuery(query(contract.subscriptions.get, { params: { administrationId } }))
  if (isPending) return null
  if (isError && data === undefined) {
    return (
      <Card title="Facturen">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (data === undefined || data.length === 0) return null
  return (
    <Card title="Facturen" padding="none" className={styles.own}>
      <Table
        label="Facturen van je abonnement"
        columns={[...columns, invoiceColumn(administrationId)]}
        rows={data}
        rowKey={({ id }) => String(id)}
      />
    </Card>
  )
}

const invoiceColumn = (administrationId: number): Column<SubscriptionCharge> => ({
  id: 'invoice',
  header: 'Pdf',
  width: '64px',
  align: 'end',
  card: 'detail',
  cell: (row) => <InvoiceButton administrationId={administrationId} row={row} />,
})

function InvoiceButton({ administrationId, row }: { administrationId: number; row: SubscriptionCharge }) {
  const invoice = useWrite(contract.subscriptionCharges.ownInvoice, { onAnswer: download })
  const keep = () => invoice.mutate({ params: { administrationId, chargeId: row.id } }, { onError: notifyByToast })
  return (
    <IconButton
      icon={Download}
      label={`Factuur ${row.number} downloaden`}
      size="small"
      loading={invoice.isPending}
      onClick={keep}
    />
  )
}

const columns: readonly Column<SubscriptionCharge>[] = [
  {
    id: 'number',
    header: 'Factuur',
    card: 'title',
    cell: (row) => (
      <span className={styles.name}>
        {row.number}
        <span className={styles.detail}>{periodOf(row)}</span>
      </span>
    ),
  },
  {
    id: 'collectionDate',
    header: 'Incassodag',
    width: '128px',
    card: 'number',
    cell: ({ collectionDate }) => formatDateShort(collectionDate),
  },
  {
    id: 'state',
    header: 'Status',
    width: '240px',
    card: 'status',
    cell: ({ state, reason }) => (
      <span className={styles.state}>
        <Badge tone={chargeStates[state].tone}>{chargeStates[state].label}</Badge>
        {state === 'failed' && reason && <span className={styles.detail}>{reason.text}</span>}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '108px',
    align: 'end',
    card: 'amount',
    cell: ({ amountCents }) => formatEuro(amountCents),
  },
]
