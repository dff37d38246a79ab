import { contract, type InvoiceListItem } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, EmptyState, Icon, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Download, FileText, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today as civilToday } from '../../app/today.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { openText } from '../../shared/lists/sum-text.ts'
import { invoiceColumns, invoiceHref } from './invoice-columns.tsx'
import { InvoicePeek, PeekActions } from './invoice-peek.tsx'
import {
  DEFAULT_SORT,
  invoicesHref,
  invoiceStart,
  invoiceViews,
  queryOf,
  readInvoicesSearch,
  statusFilters,
  type InvoicesSearch,
} from './invoices-search.ts'
import { useDownloadPdf } from './use-download-pdf.ts'

export interface InvoicesScreenProps {
  administrationId: number
  filter: InvoicesSearch
  onFilter: (filter: InvoicesSearch) => void
}

/** The invoices of an administration, newest first, with the sums of the filter. */
export function InvoicesScreen({ administrationId, filter, onFilter }: InvoicesScreenProps) {
  usePageTitle('Facturen')
  const today = civilToday()
  const pages = usePages(contract.invoices.list, { params: { administrationId }, query: queryOf(filter) })
  const { totals, segments } = pages.first ?? {}
  const columns = useMemo(() => invoiceColumns({ administrationId, totals, today }), [administrationId, totals, today])
  const add = useAdd(administrationId)
  return (
    <ListScreen
      name={`invoices.${administrationId}`}
      title="Facturen"
      itemsName="facturen"
      allLabel="Alle facturen"
      summary={segments && segments.all.count > 0 && <SumLine {...openText(segments.unpaid, segments.late)} />}
      actions={add}
      {...{ filter, onFilter, pages, columns }}
      read={readInvoicesSearch}
      hrefOf={(next) => invoicesHref(administrationId, next)}
      segments={statusSegments(
        statusFilters,
        filter.status,
        (status) => invoicesHref(administrationId, { ...filter, status, peek: undefined, start: undefined }),
        segmentCounts(segments),
      )}
      defaultSort={DEFAULT_SORT}
      startOf={invoiceStart}
      views={invoiceViews(today)}
      searchLabel="Zoek een factuur"
      searchPlaceholder="Nummer, relatie of kenmerk"
      dateLabel="Factuurdatum"
      filters={{
        count: filter.contactId === undefined ? 0 : 1,
        cleared: { ...filter, contactId: undefined },
        fields: (
          <ContactPicker
            label="Relatie"
            placeholder="Alle relaties"
            administrationId={administrationId}
            contactId={filter.contactId ?? null}
            onPick={(contactId) => onFilter({ ...filter, contactId: contactId ?? undefined })}
            onMissing={() => onFilter({ ...filter, contactId: undefined })}
          />
        ),
      }}
      totalCount={segments?.[filter.status ?? 'all'].count}
      isCapped={segments?.[filter.status ?? 'all'].isCapped}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowHref={(row) => invoiceHref(administrationId, row)}
      peekOf={(row) => ({
        label: nameOf(row),
        content: <InvoicePeek administrationId={administrationId} row={row} />,
        actions: <PeekActions administrationId={administrationId} row={row} />,
      })}
      bulk={{
        actions: (rows) => <BulkActions administrationId={administrationId} rows={rows} />,
        summary: (rows) => formatEuro(rows.reduce((sum, { grossCents }) => sum + grossCents, 0)),
      }}
      empty={<NoInvoices filter={filter} add={add} />}
    />
  )
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
        Nieuwe factuur
      </AppLink>
    )
  )
}

/** What can be done with several invoices. */
function BulkActions({ administrationId, rows }: { administrationId: number; rows: readonly InvoiceListItem[] }) {
  const { downloadPdfs, isPending } = useDownloadPdf(administrationId)
  return (
    <Button size="small" icon={Download} loading={isPending} onClick={() => downloadPdfs(rows.map(({ id }) => id))}>
      Pdf downloaden {rows.length}
    </Button>
  )
}

const nothing: Record<NonNullable<InvoicesSearch['status']>, string> = {
  draft: 'Er zijn geen concepten.',
  unpaid: 'Er staat niets open.',
  late: 'Er is niets te laat.',
  paid: 'Er is nog niets betaald.',
}

function NoInvoices({ filter, add }: { filter: InvoicesSearch; add: ReactNode }) {
  const { search, contactId, from, status } = filter
  if (search !== undefined || contactId !== undefined || from !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen factuur past bij deze filters.
      </EmptyState>
    )
  }
  if (status !== undefined) return <EmptyState icon={FileText} title={nothing[status]} />
  return (
    <EmptyState icon={FileText} title="Nog geen facturen" action={add}>
      Hier komen je facturen, met wat er openstaat en wat betaald is.
    </EmptyState>
  )
}
