import { contract, type AuditRow } from '@klopt/api-client/contract'
import { Button, DescriptionList, EmptyState } from '@klopt/ui'
import { SearchX } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { today as civilToday } from '../../app/today.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { instantText } from '../../shared/dates/times.ts'
import { countedText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { auditColumns, dayGroup, unnamed } from './audit-columns.tsx'
import { readAuditSearch, type AuditSearch } from './back-office-search.ts'

export interface AuditLogScreenProps {
  filter: AuditSearch
  onFilter: (filter: AuditSearch) => void
}

/** Who changed what, the latest first. */
export function AuditLogScreen({ filter, onFilter }: AuditLogScreenProps) {
  usePageTitle('Logboek')
  const today = civilToday()
  const { search, administration, user, kind, from, to } = filter
  const asked = {
    query: omitUndefined({
      search,
      kind,
      from,
      to,
      administrationId: administration === undefined ? undefined : String(administration),
      userId: user === undefined ? undefined : String(user),
    }),
  }
  const pages = usePages(contract.backOffice.auditLog, asked)
  const exports = useExports(contract.backOffice.exportAuditLog, asked)
  const segments = pages.first?.segments
  const shown = segments?.[kind ?? 'all']
  const isNarrowed = administration !== undefined || user !== undefined
  return (
    <ListScreen
      name="audit-log"
      title="Logboek"
      itemsName="handelingen"
      allLabel="Alle handelingen"
      summary={
        pages.first &&
        `${shown ? countedText(shown, ['handeling', 'handelingen']) : NOT_COUNTED}${ofWhom(filter, pages.items[0])}`
      }
      totalCount={shown?.count}
      isCapped={shown?.isCapped}
      actions={
        isNarrowed && (
          <Button onClick={() => onFilter({ ...filter, administration: undefined, user: undefined })}>
            Weer alles tonen
          </Button>
        )
      }
      {...{ filter, onFilter, pages, exports }}
      columns={auditColumns}
      groupOf={(row) => dayGroup(row, today)}
      read={readAuditSearch}
      hrefOf={hrefOf}
      segments={statusSegments(
        segmentChoices,
        kind,
        (next) => hrefOf({ ...filter, kind: next, peek: undefined }),
        segmentCounts(segments),
      )}
      dateLabel="Periode"
      defaultSort="-id"
      searchLabel="Zoek een handeling"
      searchPlaceholder="Naam, bedrijf of handeling"
      rowId={({ id }) => id}
      rowLabel={({ deed }) => deed}
      peekOf={(row) => ({
        label: row.deed,
        content: <Details row={row} />,
        actions: <Narrow row={row} filter={filter} onFilter={onFilter} />,
      })}
      empty={
        <EmptyState icon={SearchX} title="Niets gevonden">
          Geen handeling past bij dit filter.
        </EmptyState>
      }
    />
  )
}

const hrefOf = (filter: AuditSearch): string => address('/v2/admin/audit-log', { search: filter })

/** Of a search: what has its words is found by reading through all of the log. */
const NOT_COUNTED = 'Wie wat deed, de nieuwste bovenaan'

/** To whom or to which books the log is narrowed, which each of its lines names. */
function ofWhom({ user, administration }: AuditSearch, row: AuditRow | undefined): string {
  const whose = user !== undefined && row?.user ? ` van ${row.user.name}` : ''
  const where = administration !== undefined && row?.administration ? ` in ${row.administration.companyName}` : ''
  return whose + where
}

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'access', label: 'Toegang van medewerkers' },
] as const

function Details({ row }: { row: AuditRow }) {
  const { at, user, actingAs, administration, entityId, deed, address: from, reason, requestId } = row
  const facts = [
    ['Moment', instantText(at)],
    ['Wie', user === null ? unnamed(row) : `${user.name} (${user.emailAddress})`],
    ['Kijkend als', actingAs],
    ['Administratie', administration?.companyName],
    ['Handeling', deed],
    ['Vanaf', from],
    ['Reden', reason],
    ['Nummer', entityId === null ? null : String(entityId)],
    ['Verzoek', requestId],
  ] as const
  return <DescriptionList items={facts.flatMap(([term, details]) => (details ? [{ term, details }] : []))} />
}

/** The same person, or the same books. */
function Narrow({ row: { user, administration }, filter, onFilter }: AuditLogScreenProps & { row: AuditRow }) {
  return (
    <>
      {user && (
        <Button
          aria-label="Alles van deze persoon"
          onClick={() => onFilter({ ...filter, peek: undefined, user: user.id })}
        >
          Deze persoon
        </Button>
      )}
      {administration && (
        <Button
          aria-label="Alles in deze administratie"
          onClick={() => onFilter({ ...filter, peek: undefined, administration: administration.id })}
        >
          Deze administratie
        </Button>
      )}
    </>
  )
}
