import { contract, type InvoiceListItem } from '@klopt/api-client/contract'
import { AppLink, Card, EmptyState, linkClassName, Table, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { hasNotArrived, statusWords } from '../../shared/invoices/invoice-statuses.ts'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { dateColumn, dueColumn, grossColumn, numberColumn, openColumn } from '../../shared/lists/document-columns.tsx'
import * as styles from './contact-screen.css.ts'

const SHOWN_INVOICES = 8

/** The newest invoices of a contact, and what is open of all of them. */
export function ContactInvoices({ administrationId, contactId }: { administrationId: number; contactId: number }) {
  const navigate = useNavigate()
  const invoices = useQuery(
    query(contract.invoices.list, { params: { administrationId }, query: { contactId: String(contactId) } }),
  )
  const rows = invoices.data?.items.slice(0, SHOWN_INVOICES) ?? []
  const hrefOf = ({ id }: InvoiceListItem) =>
    administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } })
  return (
    <Card
      title="Facturen"
      padding="none"
      className={styles.invoices}
      aside={
        rows.length > 0 && (
          <AppLink
            href={administrationAddress(administrationId, 'invoices', { search: { contactId } })}
            className={linkClassName}
          >
            Alle facturen
          </AppLink>
        )
      }
    >
      <Table
        label="Facturen van deze relatie"
        columns={columnsOf(hrefOf)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ number }) => number ?? 'Concept'}
        onRowActivate={(row) => void navigate({ href: hrefOf(row) })}
        loading={invoices.isPending}
        empty={<EmptyState title="Nog geen facturen">Hier staan de facturen die je deze relatie stuurt.</EmptyState>}
      />
    </Card>
  )
}

function columnsOf(hrefOf: (row: InvoiceListItem) => string): Column<InvoiceListItem>[] {
  const day = today()
  // It is no list of all: there is nothing to add up.
  const { total: _total, ...number } = numberColumn<InvoiceListItem>(hrefOf)
  const dated = { id: 'invoiceDate', dateOf: (row: InvoiceListItem) => row.invoiceDate, today: day }
  const columns: Column<InvoiceListItem>[] = [
    { ...number, card: 'title' },
    dateColumn(dated),
    dueColumn<InvoiceListItem>({
      today: day,
      statusOf: (row) => statusWords(row).label,
      tellsStatus: (row) => hasNotArrived(row),
      isDue: (row) => row.kind === 'invoice',
    }),
    {
      id: 'status',
      header: 'Status',
      width: '120px',
      card: 'none',
      cell: (row) => <StatusBadge status={row.status} isBounced={row.isBounced} />,
    },
    openColumn('Openstaand', undefined),
    grossColumn(undefined),
  ]
  return columns.map((column) => ({
    ...column,
    sortable: false,
    // What it comes to and how it stands stay; of the days the one it has to be paid by.
    priority: PRIORITIES[column.id] ?? 1,
    width: WIDTHS[column.id] ?? '112px',
    card: column.card ?? 'none',
  }))
}

const PRIORITIES: Readonly<Record<string, 2 | 3>> = { invoiceDate: 3, open: 3, dueDate: 2 }
const WIDTHS: Readonly<Record<string, string>> = { status: '108px' }
