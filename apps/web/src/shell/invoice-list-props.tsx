import { SumLine } from '@klopt/ui'
import { DEFAULT_SORT, invoiceStarts, readInvoiceSearch, statusFilters } from '../shared/lists/invoice-filters.ts'
import type { InvoiceSearch, StatusFilter } from '../shared/lists/invoice-filters.ts'
import { segmentCounts } from '../shared/lists/segment-counts.ts'
import { statusSegments } from '../shared/lists/status-segments.ts'
import { openText } from '../shared/lists/sum-text.ts'
import { ContactPicker } from './contact-picker.tsx'

interface Segment {
  readonly count: number
  readonly isCapped: boolean
  readonly openCents: number | null
}

interface InvoiceListOptions {
  administrationId: number
  filter: InvoiceSearch
  onFilter: (filter: InvoiceSearch) => void
  hrefOf: (filter: InvoiceSearch) => string
  /** As the first page has them; undefined until then. */
  segments: Readonly<Record<StatusFilter | 'all', Segment>> | undefined
  /** Of whom they are: 'Relatie', 'Alle relaties'. */
  contact: { label: string; placeholder: string }
}

/** What the lists of sales and purchase invoices have in common: their sum, segments, filters and orders. */
export function invoiceListProps(options: InvoiceListOptions) {
  const { administrationId, filter, onFilter, hrefOf, segments, contact } = options
  const current = segments?.[filter.status ?? 'all']
  const pick = (contactId: number | undefined) => onFilter({ ...filter, contactId, peek: undefined })
  return {
    filter,
    onFilter,
    hrefOf,
    read: readInvoiceSearch,
    summary: segments && segments.all.count > 0 && <SumLine {...openText(segments.unpaid, segments.late)} />,
    segments: statusSegments(
      statusFilters,
      filter.status,
      (status) => hrefOf({ ...filter, status, peek: undefined, start: undefined }),
      segmentCounts(segments),
    ),
    totalCount: current?.count,
    isCapped: current?.isCapped,
    defaultSort: DEFAULT_SORT,
    starts: invoiceStarts,
    dateLabel: 'Factuurdatum',
    filters: {
      count: filter.contactId === undefined ? 0 : 1,
      cleared: { ...filter, contactId: undefined },
      fields: (
        <ContactPicker
          {...contact}
          administrationId={administrationId}
          contactId={filter.contactId ?? null}
          onPick={(contactId) => pick(contactId ?? undefined)}
          onMissing={() => pick(undefined)}
        />
      ),
    },
  }
}
