import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, EmptyState, Icon, LoadMore, PageHeader, SearchField, Table } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { FileText, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import * as styles from './invoices-screen.css.ts'
import { invoicesHref, queryOf, statusFilters, type InvoicesSearch } from './invoices-search.ts'

export interface InvoicesScreenProps {
  administrationId: number
  filter: InvoicesSearch
  onFilter: (filter: InvoicesSearch) => void
}

/** The invoices of an administration, newest first, with the sums of the filter. */
export function InvoicesScreen({ administrationId, filter, onFilter }: InvoicesScreenProps) {
  usePageTitle('Facturen')
  const navigate = useNavigate()
  const invoices = usePages(contract.invoices.list, { params: { administrationId }, query: queryOf(filter) })
  const { items: rows } = invoices
  const totals = invoices.first?.totals
  const columns = useMemo(() => invoiceColumns(administrationId, totals), [administrationId, totals])
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const add = mayAdd && (
    <AppLink
      href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: 'new' } })}
      className={buttonClassName({ variant: 'primary' })}
    >
      <Icon of={Plus} />
      Nieuwe factuur
    </AppLink>
  )
  return (
    <>
      <PageHeader title="Facturen" actions={add} />
      <LinkTabs
        label="Welke facturen"
        items={statusFilters.map(({ status, label }) => ({
          label,
          href: invoicesHref(administrationId, { ...filter, status }),
          current: filter.status === status,
        }))}
      />
      <div className={styles.filters}>
        <SearchField
          label="Zoek een factuur"
          placeholder="Nummer, relatie of kenmerk"
          className={styles.search}
          value={filter.search ?? ''}
          onSearch={(search) => onFilter({ ...filter, search: search || undefined })}
        />
        <ContactPicker
          labelHidden
          label="Relatie"
          placeholder="Alle relaties"
          className={styles.contact}
          administrationId={administrationId}
          contactId={filter.contactId ?? null}
          onPick={(contactId) => onFilter({ ...filter, contactId: contactId ?? undefined })}
          onMissing={() => onFilter({ ...filter, contactId: undefined })}
        />
      </div>
      <Card padding="none">
        {invoices.isError && rows.length === 0 ? (
          <LoadError error={invoices.error} onRetry={() => void invoices.refetch()} />
        ) : (
          <Table
            label="Facturen"
            columnWidthsKey="invoices"
            columns={columns}
            rows={rows}
            rowKey={(row) => String(row.id)}
            onRowActivate={(row) =>
              void navigate({
                href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: row.id } }),
              })
            }
            loading={invoices.isPending}
            empty={<NoInvoices filter={filter} add={add} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={invoices.hasMore}
        isLoading={invoices.isLoadingMore}
        onLoadMore={invoices.loadMore}
        shownCount={rows.length}
        itemsName="facturen"
        totalCount={totals?.count}
      />
    </>
  )
}

const nothing: Record<NonNullable<InvoicesSearch['status']>, string> = {
  draft: 'Er zijn geen concepten.',
  unpaid: 'Er staat niets open.',
  late: 'Er is niets te laat.',
  paid: 'Er is nog niets betaald.',
}

function NoInvoices({ filter, add }: { filter: InvoicesSearch; add: ReactNode }) {
  if (filter.search !== undefined || filter.contactId !== undefined) {
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
