import { contract, type ErrorReport as Report, type ResponseOf } from '@klopt/api-client/contract'
import { Badge, DescriptionList, EmptyState, type Column } from '@klopt/ui'
import { CircleCheck, SearchX } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { countedText, countText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
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
  const { search, sort, start, source } = filter
  const asked = { query: omitUndefined({ search, sort, start, source }) }
  const pages = usePages(contract.errorReports.list, asked)
  const exports = useExports(contract.errorReports.export, asked)
  const segments = pages.first?.segments
  const shown = segments?.[source ?? 'all']
  return (
    <ListScreen
      name="error-reports"
      title="Foutmeldingen"
      itemsName="foutmeldingen"
      allLabel="Alle foutmeldingen"
      summary={shown && sumOf(shown)}
      totalCount={shown?.count}
      isCapped={shown?.isCapped}
      {...{ filter, onFilter, pages, columns, exports, hrefOf }}
      read={readErrorReportsSearch}
      segments={statusSegments(
        segmentChoices,
        source,
        (next) => hrefOf({ ...filter, source: next, start: undefined, peek: undefined }),
        segmentCounts(segments),
      )}
      defaultSort="-lastSeenAt"
      starts={{ lastSeenAt: { label: 'laatst gezien', kind: 'date' } }}
      searchLabel="Zoek een foutmelding"
      searchPlaceholder="Naam, melding of pagina"
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      peekOf={(row) => ({ label: row.name, content: <Details report={row} /> })}
      empty={<NoReports isNarrowed={search !== undefined || source !== undefined} />}
    />
  )
}

const hrefOf = (filter: ErrorReportsSearch): string => address('/v2/admin/error-reports', { search: filter })

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'browser', label: 'Browser' },
  { status: 'server', label: 'Server' },
] as const

type Segment = NonNullable<ResponseOf<typeof contract.errorReports.list>['segments']>['all']

/** '12 fouten · 340 keer' */
const sumOf = ({ occurrences, ...counted }: Segment): string =>
  [
    countedText(counted, ['fout', 'fouten']),
    occurrences !== null && `${countText({ count: occurrences, isCapped: false })} keer`,
  ]
    .filter(Boolean)
    .join(' · ')

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
  {
    id: 'source',
    header: 'Waar',
    card: 'status',
    priority: 2,
    cell: ({ source }) => <Badge dot={false}>{sources[source]}</Badge>,
  },
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

function NoReports({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen foutmelding past bij deze filters.
    </EmptyState>
  ) : (
    <EmptyState icon={CircleCheck} title="Geen foutmeldingen">
      Hier komt wat er misgaat in browsers en op de server.
    </EmptyState>
  )
}
