import { contract } from '@klopt/api-client/contract'
import {
  AppLink,
  buttonClassName,
  Card,
  DateRangeField,
  EmptyState,
  Icon,
  LoadMore,
  PageHeader,
  SearchField,
  Table,
} from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus, Receipt, SearchX, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { ContactPicker } from '../../../shell/contact-picker.tsx'
import { LinkTabs } from '../../../shell/link-tabs.tsx'
import { LoadError } from '../../../shell/load-error.tsx'
import { PurchaseTabs } from '../../../shell/purchase-tabs.tsx'
import { purchaseColumns, purchaseHref } from './purchase-columns.tsx'
import * as styles from './purchases-screen.css.ts'
import { purchasesHref, queryOf, statusFilters, type PurchasesSearch } from './purchases-search.ts'

export interface PurchasesScreenProps {
  administrationId: number
  filter: PurchasesSearch
  onFilter: (filter: PurchasesSearch) => void
}

/** The purchases of an administration, newest first, with the sums of the filter. */
export function PurchasesScreen({ administrationId, filter, onFilter }: PurchasesScreenProps) {
  usePageTitle('Inkoopfacturen')
  const navigate = useNavigate()
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const purchases = usePages(contract.purchases.list, { params: { administrationId }, query: queryOf(filter) })
  const { items: rows } = purchases
  const totals = purchases.first?.totals
  const columns = useMemo(() => purchaseColumns(administrationId, totals), [administrationId, totals])
  return (
    <>
      <PageHeader
        title="Inkoop"
        actions={
          mayBook && (
            <>
              <AppLink
                href={administrationAddress(administrationId, 'purchases/$purchaseId', {
                  params: { purchaseId: 'new' },
                })}
                className={buttonClassName()}
              >
                <Icon of={FilePlus} />
                Zonder document
              </AppLink>
              <AppLink
                href={administrationAddress(administrationId, 'purchases/documents')}
                className={buttonClassName({ variant: 'primary' })}
              >
                <Icon of={Upload} />
                Documenten toevoegen
              </AppLink>
            </>
          )
        }
      />
      <PurchaseTabs administrationId={administrationId} current="purchases" />
      <Filters administrationId={administrationId} filter={filter} onFilter={onFilter} />
      <Card padding="none">
        {purchases.isError && rows.length === 0 ? (
          <LoadError error={purchases.error} onRetry={() => void purchases.refetch()} />
        ) : (
          <Table
            label="Inkoopfacturen"
            columnWidthsKey="purchases"
            columns={columns}
            rows={rows}
            rowKey={(row) => String(row.id)}
            onRowActivate={(row) => void navigate({ href: purchaseHref(administrationId, row) })}
            loading={purchases.isPending}
            empty={<NoPurchases filter={filter} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={purchases.hasMore}
        isLoading={purchases.isLoadingMore}
        onLoadMore={purchases.loadMore}
        shownCount={rows.length}
        itemsName="inkoopfacturen"
        totalCount={totals?.count}
      />
    </>
  )
}

function Filters({ administrationId, filter, onFilter }: PurchasesScreenProps) {
  const range = filter.from !== undefined && filter.to !== undefined ? { from: filter.from, to: filter.to } : null
  return (
    <div className={styles.filters}>
      <LinkTabs
        look="segments"
        label="Welke inkoopfacturen"
        items={statusFilters.map(({ status, label }) => ({
          label,
          href: purchasesHref(administrationId, { ...filter, status }),
          current: filter.status === status,
        }))}
      />
      <SearchField
        label="Zoek een inkoopfactuur"
        placeholder="Nummer of leverancier"
        className={styles.search}
        value={filter.search ?? ''}
        onSearch={(search) => onFilter({ ...filter, search: search || undefined })}
      />
      <ContactPicker
        labelHidden
        label="Leverancier"
        placeholder="Alle leveranciers"
        className={styles.contact}
        administrationId={administrationId}
        contactId={filter.contactId ?? null}
        onPick={(contactId) => onFilter({ ...filter, contactId: contactId ?? undefined })}
        onMissing={() => onFilter({ ...filter, contactId: undefined })}
      />
      <DateRangeField
        labelHidden
        label="Factuurdatum"
        className={styles.range}
        value={range}
        onChange={(chosen) => onFilter({ ...filter, from: chosen?.from, to: chosen?.to })}
      />
    </div>
  )
}

const nothing: Record<NonNullable<PurchasesSearch['status']>, string> = {
  draft: 'Er zijn geen concepten.',
  unpaid: 'Er is niets te betalen.',
  late: 'Er is niets te laat.',
  paid: 'Er is nog niets betaald.',
}

function NoPurchases({ filter: { status, ...rest } }: { filter: PurchasesSearch }) {
  if (Object.values(rest).some((value) => value !== undefined)) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen inkoopfactuur past bij deze filters.
      </EmptyState>
    )
  }
  if (status !== undefined) return <EmptyState icon={Receipt} title={nothing[status]} />
  return (
    <EmptyState icon={Receipt} title="Nog geen inkoopfacturen">
      Hier komt wat je van documenten boekt, met wat er nog te betalen is.
    </EmptyState>
  )
}
