import { contract, type PurchaseListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, DescriptionList, EmptyState, Icon, type HeaderAction } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { FilePlus, ReceiptEuro, SearchX, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { today as civilToday } from '../../../app/today.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { invoiceListProps } from '../../../shell/invoice-list-props.tsx'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { PurchaseTabs } from '../../../shell/purchase-tabs.tsx'
import type { InvoiceSearch } from '../../../shared/lists/invoice-filters.ts'
import { documentQuery, isNarrowed } from '../../../shared/lists/list-search.ts'
import type { Months } from '../../../shared/lists/month-groups.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { ShortLabel } from '../../../shared/look/short-label.tsx'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { purchaseColumns, purchaseHref } from './purchase-columns.tsx'
import { purchasesHref } from './purchases-search.ts'

export interface PurchasesScreenProps {
  administrationId: number
  filter: InvoiceSearch
  onFilter: (filter: InvoiceSearch) => void
}

/** The purchases of an administration, newest first, with the sums of the filter. */
export function PurchasesScreen({ administrationId, filter, onFilter }: PurchasesScreenProps) {
  usePageTitle('Inkoopfacturen')
  const today = civilToday()
  const asked = { params: { administrationId }, query: documentQuery(filter) }
  const pages = usePages(contract.purchases.list, asked)
  const exports = useExports(contract.purchases.export, asked)
  const { totals, segments } = pages.first ?? {}
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const columns = useMemo(() => purchaseColumns({ administrationId, totals, today }), [administrationId, totals, today])
  return (
    <ListScreen
      name={`purchases.${administrationId}`}
      title="Inkoop"
      tableLabel="Inkoopfacturen"
      itemsName="inkoopfacturen"
      allLabel="Alle inkoopfacturen"
      add={mayBook && <AddDocuments administrationId={administrationId} />}
      {...(mayBook && { besides: [withoutDocument(administrationId)] })}
      tabs={<PurchaseTabs administrationId={administrationId} current="purchases" />}
      {...invoiceListProps({
        administrationId,
        filter,
        onFilter,
        hrefOf: (next) => purchasesHref(administrationId, next),
        segments,
        contact: { label: 'Leverancier', placeholder: 'Alle leveranciers' },
      })}
      {...{ pages, columns, exports, months }}
      searchLabel="Zoek een inkoopfactuur"
      searchPlaceholder="Nummer of leverancier"
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
      bulk={{
        actions: (rows) => <BulkActions {...{ administrationId, rows }} />,
        summary: (rows) => formatEuro(rows.reduce((sum, { grossCents }) => sum + grossCents, 0)),
      }}
      empty={<NoPurchases {...{ administrationId, filter, mayBook }} />}
    />
  )
}

const months: Months<PurchaseListItem> = {
  days: { invoiceDate: ({ invoiceDate }) => invoiceDate, dueDate: ({ dueDate }) => dueDate },
  words: ['factuur', 'facturen'],
  centsOf: ({ grossCents }) => grossCents,
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

const withoutDocument = (administrationId: number): HeaderAction => ({
  label: 'Zonder document',
  icon: FilePlus,
  href: administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: 'new' } }),
})

const AddDocuments = ({ administrationId }: { administrationId: number }) => (
  <AppLink
    href={administrationAddress(administrationId, 'purchases/documents')}
    className={buttonClassName({ variant: 'primary' })}
  >
    <Icon of={Upload} />
    <ShortLabel short="Toevoegen">Documenten toevoegen</ShortLabel>
  </AppLink>
)

const nothing: Record<NonNullable<InvoiceSearch['status']>, string> = {
  draft: 'Er zijn geen concepten.',
  unpaid: 'Er is niets te betalen.',
  late: 'Er is niets te laat.',
  paid: 'Er is nog niets betaald.',
}

interface NoPurchasesProps extends Pick<PurchasesScreenProps, 'administrationId' | 'filter'> {
  mayBook: boolean
}

function NoPurchases({ administrationId, filter, mayBook }: NoPurchasesProps) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen inkoopfactuur past bij deze filters.
      </EmptyState>
    )
  }
  if (filter.status !== undefined) return <EmptyState icon={ReceiptEuro} title={nothing[filter.status]} />
  return (
    <EmptyState
      icon={ReceiptEuro}
      title="Nog geen inkoopfacturen"
      action={mayBook && <AddDocuments administrationId={administrationId} />}
    >
      Hier komt wat je van documenten boekt, met wat er nog te betalen is.
    </EmptyState>
  )
}
