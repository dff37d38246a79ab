import { contract, type InvoiceListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, Icon } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { FileText, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today as civilToday } from '../../app/today.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { invoiceListProps } from '../../shell/invoice-list-props.tsx'
import { InvoiceTabs } from '../../shell/invoice-tabs.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import type { InvoiceSearch } from '../../shared/lists/invoice-filters.ts'
import { documentQuery, isNarrowed } from '../../shared/lists/list-search.ts'
import type { Months } from '../../shared/lists/month-groups.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { invoiceColumns, invoiceHref } from './invoice-columns.tsx'
import { InvoicePeek } from './invoice-peek.tsx'
import { invoicesHref, invoiceViews } from './invoices-search.ts'
import { PeekActions } from './peek-actions.tsx'

export interface InvoicesScreenProps {
  administrationId: number
  filter: InvoiceSearch
  onFilter: (filter: InvoiceSearch) => void
}

/** The invoices of an administration, newest first, with the sums of the filter. */
export function InvoicesScreen({ administrationId, filter, onFilter }: InvoicesScreenProps) {
  usePageTitle('Facturen')
  const today = civilToday()
  const asked = { params: { administrationId }, query: documentQuery(filter) }
  const pages = usePages(contract.invoices.list, asked)
  const exports = useExports(contract.invoices.export, asked)
  const { totals, segments } = pages.first ?? {}
  const columns = useMemo(() => invoiceColumns({ administrationId, totals, today }), [administrationId, totals, today])
  const add = useAdd(administrationId)
  return (
    <ListScreen
      name={`invoices.${administrationId}`}
      title="Facturen"
      itemsName="facturen"
      allLabel="Alle facturen"
      add={add}
      tabs={<InvoiceTabs administrationId={administrationId} current="invoices" />}
      {...invoiceListProps({
        administrationId,
        filter,
        onFilter,
        hrefOf: (next) => invoicesHref(administrationId, next),
        segments,
        contact: { label: 'Relatie', placeholder: 'Alle relaties' },
      })}
      {...{ pages, columns, exports, months }}
      views={invoiceViews(today)}
      searchLabel="Zoek een factuur"
      searchPlaceholder="Nummer, relatie of kenmerk"
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowHref={(row) => invoiceHref(administrationId, row)}
      peekOf={(row) => ({
        label: nameOf(row),
        content: <InvoicePeek administrationId={administrationId} row={row} />,
        actions: <PeekActions administrationId={administrationId} row={row} />,
      })}
      bulk={{
        actions: (rows, clear) => <BulkActions {...{ administrationId, rows, clear }} />,
        summary: (rows) => formatEuro(rows.reduce((sum, { grossCents }) => sum + grossCents, 0)),
      }}
      empty={<NoInvoices filter={filter} add={add} />}
    />
  )
}

const months: Months<InvoiceListItem> = {
  days: { invoiceDate: ({ invoiceDate }) => invoiceDate, dueDate: ({ dueDate }) => dueDate },
  words: ['factuur', 'facturen'],
  centsOf: ({ grossCents }) => grossCents,
}

/** What an invoice is called: 'Factuur 2026-0039', 'Concept voor Van Rijn B.V.'. */
function nameOf({ kind, number, contactName }: InvoiceListItem): string {
  if (number === null) return contactName === null ? 'Concept' : `Concept voor ${contactName}`
  return `${kind === 'invoice' ? 'Factuur' : 'Creditfactuur'} ${number}`
}

function useAdd(administrationId: number): ReactNode {
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    mayAdd && (
      <AppLink
        href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: 'new' } })}
        className={buttonClassName({ variant: 'primary' })}
      >
        <Icon of={Plus} />
        <ShortLabel short="Factuur">Nieuwe factuur</ShortLabel>
      </AppLink>
    )
  )
}

const nothing: Record<NonNullable<InvoiceSearch['status']>, string> = {
  draft: 'Er zijn geen concepten.',
  unpaid: 'Er staat niets open.',
  late: 'Er is niets te laat.',
  paid: 'Er is nog niets betaald.',
}

function NoInvoices({ filter, add }: { filter: InvoiceSearch; add: ReactNode }) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen factuur past bij deze filters.
      </EmptyState>
    )
  }
  if (filter.status !== undefined) return <EmptyState icon={FileText} title={nothing[filter.status]} />
  return (
    <EmptyState icon={FileText} title="Nog geen facturen" action={add}>
      Hier komen je facturen, met wat er openstaat en wat betaald is.
    </EmptyState>
  )
}
