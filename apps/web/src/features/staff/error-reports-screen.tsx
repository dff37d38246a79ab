import { contract, type ResponseOf } from '@klopt/api-client/contract'
import {
  Badge,
  Card,
  DescriptionList,
  EmptyState,
  LoadMore,
  PageHeader,
  Pane,
  SearchField,
  Table,
  type Column,
} from '@klopt/ui'
import { CircleCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './error-reports-screen.css.ts'

type Report = ResponseOf<typeof contract.errorReports.list>['items'][number]

export interface ErrorReportsScreenProps {
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** What went wrong in browsers and on the server, grouped, the latest first. */
export function ErrorReportsScreen({ search, onSearch }: ErrorReportsScreenProps) {
  usePageTitle('Foutmeldingen')
  const [open, setOpen] = useState<Report | null>(null)
  const reports = usePages(contract.errorReports.list, { query: { search } })
  const { items: rows } = reports
  return (
    <div className={styles.page}>
      <PageHeader title="Foutmeldingen" description="Gelijke fouten staan bij elkaar, de nieuwste bovenaan." />
      <SearchField
        label="Zoek een foutmelding"
        placeholder="Naam, melding of pagina"
        value={search ?? ''}
        onSearch={(text) => onSearch(text || undefined)}
      />
      <Card padding="none">
        {reports.isError && rows.length === 0 ? (
          <LoadError error={reports.error} onRetry={() => void reports.refetch()} />
        ) : (
          <Table
            label="Foutmeldingen"
            columns={columns}
            rows={rows}
            rowKey={(row) => String(row.id)}
            onRowActivate={setOpen}
            loading={reports.isPending}
            empty={<NoReports isSearching={search !== undefined} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={reports.hasMore}
        isLoading={reports.isLoadingMore}
        onLoadMore={reports.loadMore}
        shownCount={rows.length}
        itemsName="foutmeldingen"
      />
      {open && (
        <Pane open title={open.name} onClose={() => setOpen(null)}>
          <Details report={open} />
        </Pane>
      )}
    </div>
  )
}

const sources: Record<Report['source'], string> = { browser: 'Browser', server: 'Server' }

const columns: readonly Column<Report>[] = [
  {
    id: 'what',
    header: 'Fout',
    card: 'title',
    cell: ({ name, message }) => (
      <span className={styles.what}>
        {name}
        <span className={styles.message}>{message}</span>
      </span>
    ),
  },
  { id: 'source', header: 'Waar', card: 'status', priority: 2, cell: ({ source }) => <Badge>{sources[source]}</Badge> },
  { id: 'path', header: 'Pagina', priority: 2, cell: ({ path }) => path },
  { id: 'last', header: 'Laatst gezien', cell: ({ lastSeenAt }) => instantText(lastSeenAt) },
  { id: 'count', header: 'Aantal', align: 'end', card: 'amount', cell: ({ occurrences }) => occurrences },
]

function Details({ report }: { report: Report }) {
  const { message, source, path, status, code, release, userAgent, requestId, firstSeenAt, lastSeenAt, stack } = report
  const facts = [
    ['Melding', message],
    ['Waar', sources[source]],
    ['Pagina', path],
    ['Status en code', [status, code].filter((part) => part !== null).join(' · ')],
    ['Versie', release],
    ['Browser', userAgent],
    ['Verzoek', requestId ?? ''],
    ['Eerst gezien', instantText(firstSeenAt)],
    ['Laatst gezien', instantText(lastSeenAt)],
  ] as const
  return (
    <>
      <DescriptionList
        items={facts.filter(([, details]) => details !== '').map(([term, details]) => ({ term, details }))}
      />
      {stack !== '' && (
        // A stack is wider than any pane; it scrolls, also by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <pre className={styles.stack} tabIndex={0} aria-label="Herkomst">
          {stack}
        </pre>
      )}
    </>
  )
}

function NoReports({ isSearching }: { isSearching: boolean }) {
  return isSearching ? (
    <EmptyState icon={SearchX} title="Geen foutmelding gevonden">
      Zoek op een deel van de naam, de melding of de pagina.
    </EmptyState>
  ) : (
    <EmptyState icon={CircleCheck} title="Geen foutmeldingen">
      Hier komt wat er misgaat in browsers en op de server.
    </EmptyState>
  )
}
