import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { InvoiceStatus } from '@klopt/bookkeeping/documents'
import { AppLink, buttonClassName, Card, EmptyState, linkClassName, Table, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { INVOICE_STATUSES } from '../../shared/invoices/invoice-statuses.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { useMayChange } from '../../app/session/use-write-block.ts'

type Invoice = ResponseOf<typeof contract.dashboard.get>['latestInvoices'][number]

export interface LatestInvoicesProps {
  administrationId: number
  invoices: readonly Invoice[]
}

/** The newest invoices with how they stand. */
export function LatestInvoices({ administrationId, invoices }: LatestInvoicesProps) {
  const navigate = useNavigate()
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    <Card
      title="Laatste facturen"
      padding="none"
      aside={
        <AppLink href={administrationAddress(administrationId, 'invoices')} className={linkClassName}>
          Alle facturen
        </AppLink>
      }
    >
      <Table
        label="Laatste facturen"
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => String(id)}
        onRowActivate={({ id }) =>
          void navigate({
            href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } }),
          })
        }
        empty={
          <EmptyState
            title="Nog geen facturen"
            action={
              mayAdd && (
                <AppLink
                  href={administrationAddress(administrationId, 'invoices/$invoiceId', {
                    params: { invoiceId: 'new' },
                  })}
                  className={buttonClassName()}
                >
                  Factuur maken
                </AppLink>
              )
            }
          >
            Hier staan straks je nieuwste facturen, met wat er nog betaald moet worden.
          </EmptyState>
        }
      />
    </Card>
  )
}

const isStatus = (status: string): status is InvoiceStatus => Object.hasOwn(INVOICE_STATUSES, status)

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Nummer', cell: ({ number }) => number ?? 'Concept', width: '18%' },
  { id: 'contact', header: 'Relatie', cell: ({ contactName }) => contactName ?? 'Nog geen relatie', card: 'title' },
  { id: 'date', header: 'Datum', cell: ({ date }) => formatDateShort(date), width: '16%', priority: 2 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isBounced }) => (isStatus(status) ? <StatusBadge {...{ status, isBounced }} /> : null),
    width: '16%',
    card: 'status',
  },
  {
    id: 'amount',
    header: 'Bedrag',
    cell: ({ grossCents }) => formatEuro(grossCents),
    align: 'end',
    width: '16%',
    card: 'amount',
  },
]
