import { contract, type ErrorReport as Report } from '@klopt/api-client/contract'
import { Badge, DescriptionList, EmptyState, type Column } from '@klopt/ui'
import { CircleCheck, SearchX } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { instantText } from '../../shared/dates/times.ts'
import { readErrorReportsSearch, type ErrorReportsSearch } from './error-reports-search.ts'
import * as styles from './error-reports-screen.css.ts'

export interface ErrorReportsScreenProps {
  filter: ErrorReportsSearch
  onFilter: (filter: ErrorReportsSearch) => void
}

/** What went wrong in browsers and on the server, grouped, the latest first. */
export function ErrorReportsScreen({ filter, onFilter }: ErrorReportsScreenProps) {
  usePageTitle('Foutmeldingen')
  const asked = { query: { search: filter.search, sort: filter.sort, start: filter.start } }
  const pages = usePages(contract.errorReports.list, asked)
  const exports = useExports(contract.errorReports.export, asked)
  return (
    <ListScreen
      name="error-reports"
      title="Foutmeldingen"
      itemsName="foutmeldingen"
      allLabel="Alle foutmeldingen"
      summary="Gelijke fouten staan bij elkaar, de nieuwste bovenaan."
      {...{ filter, onFilter, pages, columns, exports }}
      read={readErrorReportsSearch}
      hrefOf={(next) => address('/v2/admin/error-reports', { search: next })}
      defaultSort="-lastSeenAt"
      starts={{ lastSeenAt: { label: 'laatst gezien', kind: 'date' } }}
      searchLabel="Zoek een foutmelding"
      searchPlaceholder="Naam, melding of pagina"
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      peekOf={(row) => ({ label: row.name, content: <Details report={row} /> })}
      empty={<NoReports isSearching={filter.search !== undefined} />}
    />
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
  { id: 'lastSeenAt', header: 'Laatst gezien', sortable: true, cell: ({ lastSeenAt }) => instantText(lastSeenAt) },
  {
    id: 'occurrences',
    header: 'Aantal',
    sortable: true,
    align: 'end',
    card: 'amount',
    cell: ({ occurrences }) => occurrences,
  },
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
