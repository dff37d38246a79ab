import { contract, type PurchaseListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, DescriptionList, EmptyState, Icon, SumLine } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { FilePlus, Receipt, SearchX, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { today as civilToday } from '../../../app/today.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { ContactPicker } from '../../../shell/contact-picker.tsx'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { PurchaseTabs } from '../../../shell/purchase-tabs.tsx'
import { statusSegments } from '../../../shared/lists/status-segments.ts'
import { sumText } from '../../../shared/lists/sum-text.ts'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { purchaseColumns, purchaseHref } from './purchase-columns.tsx'
import { purchasesHref, queryOf, readPurchasesSearch, statusFilters, type PurchasesSearch } from './purchases-search.ts'

export interface PurchasesScreenProps {
  administrationId: number
  filter: PurchasesSearch
  onFilter: (filter: PurchasesSearch) => void
}

/** The purchases of an administration, newest first, with the sums of the filter. */
export function PurchasesScreen({ administrationId, filter, onFilter }: PurchasesScreenProps) {
  usePageTitle('Inkoopfacturen')
  const today = civilToday()
  const pages = usePages(contract.purchases.list, { params: { administrationId }, query: queryOf(filter) })
  const totals = pages.first?.totals
  const columns = useMemo(() => purchaseColumns({ administrationId, totals, today }), [administrationId, totals, today])
  return (
    <ListScreen
      name={`purchases.${administrationId}`}
      title="Inkoop"
      tableLabel="Inkoopfacturen"
      itemsName="inkoopfacturen"
      allLabel="Alle inkoopfacturen"
      summary={totals && totals.count > 0 && <SumLine text={sumText(totals, 'inkoopfactuur', 'inkoopfacturen')} />}
      actions={<AddButtons administrationId={administrationId} />}
      tabs={<PurchaseTabs administrationId={administrationId} current="purchases" />}
      {...{ filter, onFilter, pages, columns }}
      read={readPurchasesSearch}
      hrefOf={(next) => purchasesHref(administrationId, next)}
      segments={statusSegments(statusFilters, filter.status, (status) =>
        purchasesHref(administrationId, { ...filter, status, peek: undefined }),
      )}
      searchLabel="Zoek een inkoopfactuur"
      searchPlaceholder="Nummer of leverancier"
      dateLabel="Factuurdatum"
      filters={{
        count: filter.contactId === undefined ? 0 : 1,
        cleared: { ...filter, contactId: undefined },
        fields: (
          <ContactPicker
            label="Leverancier"
            placeholder="Alle leveranciers"
            administrationId={administrationId}
            contactId={filter.contactId ?? null}
            onPick={(contactId) => onFilter({ ...filter, contactId: contactId ?? undefined })}
            onMissing={() => onFilter({ ...filter, contactId: undefined })}
          />
        ),
      }}
      totalCount={totals?.count}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowHref={(row) => purchaseHref(administrationId, row)}
      peekOf={(row) => ({
        label: nameOf(row),
        content: <DescriptionList items={factsOf(row)} />,
        actions: (
          <AppLink href={purchaseHref(administrationId, row)} className={buttonClassName()}>
            {row.status === 'draft' ? 'Boeken' : 'Inkoopfactuur openen'}
          </AppLink>
        ),
      })}
      empty={<NoPurchases filter={filter} />}
    />
  )
}

const nameOf = ({ contactName, number }: PurchaseListItem): string =>
  [contactName ?? 'Nog geen leverancier', number].filter(Boolean).join(' ')

const factsOf = (row: PurchaseListItem) => [
  { term: 'Leverancier', details: row.contactName ?? 'Nog geen leverancier' },
  { term: 'Status', details: <PurchaseBadge status={row.status} /> },
  { term: 'Nummer', details: row.number || '–' },
  { term: 'Factuurdatum', details: formatDateShort(row.invoiceDate) },
  { term: 'Vervalt', details: formatDateShort(row.dueDate) },
  { term: 'Bedrag', details: formatEuro(row.grossCents) },
  { term: 'Te betalen', details: row.openCents === 0 ? '–' : formatEuro(row.openCents) },
]

function AddButtons({ administrationId }: { administrationId: number }) {
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  if (!mayBook) return null
  const fresh = { params: { purchaseId: 'new' } } as const
  return (
    <>
      <AppLink
        href={administrationAddress(administrationId, 'purchases/$purchaseId', fresh)}
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

const nothing: Record<NonNullable<PurchasesSearch['status']>, string> = {
  draft: 'Er zijn geen concepten.',
  unpaid: 'Er is niets te betalen.',
  late: 'Er is niets te laat.',
  paid: 'Er is nog niets betaald.',
}

function NoPurchases({ filter: { status, view: _view, peek: _peek, ...rest } }: { filter: PurchasesSearch }) {
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
