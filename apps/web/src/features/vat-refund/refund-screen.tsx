import { contract } from '@klopt/api-client/contract'
import { Card, EmptyState, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Globe, SearchX } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { countText, ROOM_FOR_COUNT } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { RefundCard } from './refund-card.tsx'
import { documentColumns } from './refund-columns.tsx'
import { documentsQuery, readRefundSearch, refundHref, type RefundSearch } from './refund-search.ts'
import { deadlineSentence, refundSum, type CountedYear } from './refund-words.ts'
import * as styles from './vat-refund.css.ts'

const TITLE = 'Buitenlandse btw'

export interface RefundScreenProps {
  administrationId: number
  filter: RefundSearch
  onFilter: (filter: RefundSearch) => void
}

/** VAT that suppliers in other EU countries charged: what can be asked back there, and on which purchases it stands. */
export function RefundScreen({ administrationId, filter, onFilter }: RefundScreenProps) {
  usePageTitle(TITLE)
  const params = { administrationId }
  const refund = useQuery(query(contract.vatRefund.get, { params, query: omitUndefined({ year: filter.year }) }))
  const { data } = refund
  const asked = { params, query: documentsQuery(filter, data?.year) }
  const pages = usePages(contract.vatRefund.documents, asked)
  const exports = useExports(contract.vatRefund.export, asked)
  const counted = pages.first?.years
  const shown = counted && data && countOf(counted, data.year)
  // Of no year and no country: one sentence says it, instead of two tables of nothing.
  const isNone = data?.countries.length === 0 && counted?.every(({ count }) => count === 0) === true
  const hrefOf = (next: RefundSearch) => refundHref(administrationId, next)
  // The list stands below what is asked back, of which nobody knows the height before it is there.
  if (data === undefined && !refund.isError) return <Coming />
  return (
    <ListScreen
      name={`foreign-vat.${administrationId}`}
      title={TITLE}
      back={{ label: 'Rapporten', href: administrationAddress(administrationId, 'reports') }}
      tableLabel="Inkoopfacturen met buitenlandse btw"
      itemsName="facturen"
      allLabel="Alle landen"
      summary={!isNone && shown && refundSum(shown)}
      totalCount={shown?.count}
      isCapped={shown?.isCapped}
      tabs={
        !isNone && (
          <div className={styles.above}>
            {data && <p className={styles.deadline}>{deadlineSentence(data, today())}</p>}
            {refund.isError ? (
              <Card>
                <LoadError onRetry={() => void refund.refetch()} />
              </Card>
            ) : (
              data && <RefundCard key={data.year} administrationId={administrationId} refund={data} />
            )}
          </div>
        )
      }
      {...{ filter, onFilter, hrefOf, pages, exports }}
      columns={documentColumns}
      read={readRefundSearch}
      segments={(data?.years ?? []).map((year) => ({
        id: String(year),
        label: String(year),
        href: hrefOf({ ...filter, year: String(year), start: undefined }),
        current: year === data?.year,
        count: counted ? countText(countOf(counted, year)) : ROOM_FOR_COUNT,
      }))}
      defaultSort="-invoiceDate"
      starts={{ invoiceDate: { label: 'datum', kind: 'date' } }}
      searchLabel="Zoek een factuur"
      searchPlaceholder="Nummer of leverancier"
      rowId={({ id }) => id}
      rowLabel={({ number }) => number}
      rowHref={({ id }) =>
        administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } })
      }
      empty={<NoInvoices filter={filter} />}
    />
  )
}

/** A year before the first purchase or after the last one is not counted: there is none. */
const countOf = (years: readonly CountedYear[], wanted: number): CountedYear =>
  years.find(({ year }) => year === wanted) ?? { year: 0, count: 0, isCapped: false, vatCents: 0 }

const NoInvoices = ({ filter: { search, country } }: { filter: RefundSearch }) =>
  search !== undefined || country !== undefined ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen factuur met buitenlandse btw past bij dit filter.
    </EmptyState>
  ) : (
    <EmptyState icon={Globe} title="Geen facturen met buitenlandse btw">
      Btw van een ander EU-land vraag je per jaar terug. Kies bij het boeken van een inkoopfactuur ‘Geen btw’ en vul de
      buitenlandse btw in, dan staat die hier.
    </EmptyState>
  )

function Coming() {
  return (
    <div aria-busy="true">
      <PageHeader title={TITLE} description="\u00a0" />
      <Skeleton height="200px" />
    </div>
  )
}
