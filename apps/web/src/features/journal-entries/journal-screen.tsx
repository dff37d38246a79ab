import { contract, type JournalEntryItem } from '@klopt/api-client/contract'
import {
  AppLink,
  Badge,
  buttonClassName,
  Card,
  EmptyState,
  Icon,
  LoadMore,
  PageHeader,
  SearchField,
  Table,
  type Column,
} from '@klopt/ui'
import { formatDate, formatMoney } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { NotebookPen, Plus, SearchX } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref } from '../../app/routing/hrefs.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './journal.css.ts'

export interface JournalScreenProps {
  administrationId: number
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** The entries of the general journal, newest first. */
export function JournalScreen({ administrationId, search, onSearch }: JournalScreenProps) {
  usePageTitle('Memoriaal')
  const navigate = useNavigate()
  const entries = usePages(contract.journalEntries.list, {
    params: { administrationId },
    query: { journalType: 'general', search },
  })
  const { items: rows } = entries
  const mayWrite = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const add = mayWrite && (
    <AppLink
      href={administrationAddress(administrationId, 'journal/new')}
      className={buttonClassName({ variant: 'primary' })}
    >
      <Icon of={Plus} />
      Nieuwe boeking
    </AppLink>
  )
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title="Memoriaal"
        description="Boekingen die je zelf schrijft, en wat Klopt hier boekt: aangiftes, de beginbalans en jaarafsluitingen."
        actions={
          <>
            <AppLink href={administrationAddress(administrationId, 'opening-balance')} className={buttonClassName()}>
              Beginbalans
            </AppLink>
            {add}
          </>
        }
      />
      <SearchField
        label="Zoek een boeking"
        placeholder="Omschrijving"
        className={styles.search}
        value={search ?? ''}
        onSearch={(text) => onSearch(text || undefined)}
      />
      <Card padding="none">
        {entries.isError && rows.length === 0 ? (
          <LoadError error={entries.error} onRetry={() => void entries.refetch()} />
        ) : (
          <Table
            label="Memoriaal"
            columnWidthsKey="journal"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            onRowActivate={({ id }) => void navigate({ href: entryHref(administrationId, id) })}
            loading={entries.isPending}
            empty={
              search ? (
                <EmptyState icon={SearchX} title="Niets gevonden">
                  Geen boeking past bij ‘{search}’.
                </EmptyState>
              ) : (
                <EmptyState icon={NotebookPen} title="Nog geen boekingen" action={add}>
                  Schrijf hier wat uit geen ander boek komt: lonen, afschrijvingen, correcties.
                </EmptyState>
              )
            }
          />
        )}
      </Card>
      <LoadMore
        hasMore={entries.hasMore}
        isLoading={entries.isLoadingMore}
        onLoadMore={entries.loadMore}
        shownCount={rows.length}
        itemsName="boekingen"
      />
    </div>
  )
}

const columns: readonly Column<JournalEntryItem>[] = [
  { id: 'date', header: 'Datum', width: '132px', cell: ({ entryDate }) => formatDate(entryDate) },
  { id: 'number', header: 'Nummer', width: '112px', cell: ({ journalCode, number }) => `${journalCode} ${number}` },
  {
    id: 'description',
    header: 'Omschrijving',
    card: 'title',
    cell: ({ description, reversedByEntryId }) => (
      <>
        {description} {reversedByEntryId !== null && <Badge tone="warning">Teruggedraaid</Badge>}
      </>
    ),
  },
  { id: 'lines', header: 'Regels', width: '88px', align: 'end', cell: ({ lineCount }) => String(lineCount) },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '128px',
    align: 'end',
    card: 'amount',
    cell: ({ amountCents }) => formatMoney(amountCents),
  },
]
