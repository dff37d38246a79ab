import { contract, type WorklistClient } from '@klopt/api-client/contract'
import { Button, EmptyState, Kbd, Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Building2, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { beginRound } from '../../app/session/client-round.ts'
import { today as civilToday } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { useEnterClient } from '../../shared/firms/use-enter-client.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { groupOf } from './vat-state.tsx'
import { WorklistBulk } from './worklist-bulk.tsx'
import { withValues, worklistColumns } from './worklist-columns.tsx'
import { WorklistFigures } from './worklist-figures.tsx'
import { WorklistPeek } from './worklist-peek.tsx'
import { readWorklistSearch, worklistHref, worklistQuery, type WorklistSearch } from './worklist-search.ts'
import { worklistSummary } from './worklist-summary.ts'

export interface WorklistScreenProps {
  firmId: number
  /** Whether the user works there; staff looks and goes in by the access screen of each client. */
  isOwn: boolean
  /** The button that brings in a client. */
  add?: ReactNode
  filter: WorklistSearch
  onFilter: (filter: WorklistSearch) => void
}

/** Figures of before are looked at again within a minute. */
const UPDATING_MS = 10_000

const areUpdating = (clients: readonly WorklistClient[]) => clients.some(({ isBeingUpdated }) => isBeingUpdated)

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'late', label: 'Te laat' },
  { status: 'due', label: 'Te doen' },
  { status: 'waiting', label: 'Wacht op klant' },
  { status: 'approved', label: 'Akkoord' },
  { status: 'filed', label: 'Ingediend' },
  { status: 'running', label: 'Loopt' },
] as const

/** What a firm has to do for its clients, by the next day to file. */
export function WorklistScreen({ firmId, isOwn, add, filter, onFilter }: WorklistScreenProps) {
  usePageTitle('Werklijst')
  const today = civilToday()
  const params = { firmId }
  const asked = { params, query: worklistQuery(filter) }
  const pages = usePages(contract.worklist.list, asked, {
    pollWhile: areUpdating,
    pollMs: UPDATING_MS,
  })
  const exports = useExports(contract.worklist.export, asked)
  const columns = useMemo(
    () => withValues(worklistColumns(today), pages.items, filter.sort),
    [today, pages.items, filter.sort],
  )
  const entering = useEnterClient(isOwn)
  const open = (client: WorklistClient) => {
    beginRound(pages.items.map(({ id, companyName }) => ({ id, name: companyName })))
    entering.open(client)
  }
  const hrefOf = (next: WorklistSearch) => worklistHref(firmId, next)
  const segments = pages.first?.segments
  const isNarrowed = [filter.search, filter.state, filter.managerId, filter.questions].some(
    (chosen) => chosen !== undefined,
  )
  const hasClients = isNarrowed || segments?.all.count !== 0
  const isByDay = filter.sort === undefined || filter.sort === 'dueOn'
  return (
    <>
      <ListScreen
        name={`worklist.${firmId}`}
        title="Werklijst"
        itemsName="klanten"
        allLabel="Alle klanten"
        summary={worklistSummary(pages.first)}
        actions={add}
        tabs={
          hasClients && <WorklistFigures {...{ firmId, today }} refetchMs={areUpdating(pages.items) && UPDATING_MS} />
        }
        {...{ filter, onFilter, hrefOf, pages, columns, exports }}
        read={readWorklistSearch}
        segments={statusSegments(
          segmentChoices,
          filter.state,
          (state) => hrefOf({ ...filter, state, peek: undefined, start: undefined }),
          segmentCounts(segments),
        )}
        totalCount={segments?.[filter.state ?? 'all'].count}
        defaultSort="dueOn"
        starts={{ companyName: { label: 'klant', kind: 'text' }, dueOn: { label: 'datum', kind: 'date' } }}
        filters={useClientFilters(firmId, filter, onFilter)}
        searchLabel="Zoek een klant"
        searchPlaceholder="Zoek klant"
        rowId={({ id }) => id}
        rowLabel={({ companyName }) => companyName}
        onOpen={open}
        peekOf={(row) => ({
          label: row.companyName,
          content: <WorklistPeek firmId={firmId} row={row} today={today} />,
          actions: (
            <Button variant="primary" loading={entering.isPending} onClick={() => open(row)}>
              Openen <Kbd>Enter</Kbd>
            </Button>
          ),
        })}
        {...(isByDay && {
          groupOf: (row: WorklistClient) => groupOf(row, today, pages.hasMore ? undefined : pages.items),
        })}
        {...(isOwn && {
          bulk: {
            actions: (rows: readonly WorklistClient[], done: () => void) => (
              <WorklistBulk {...{ firmId, rows, done }} />
            ),
          },
        })}
        empty={<NoClients isNarrowed={isNarrowed} />}
      />
    </>
  )
}

function useClientFilters(firmId: number, filter: WorklistSearch, onFilter: WorklistScreenProps['onFilter']) {
  const colleagues = useQuery(query(contract.firmMembers.list, { params: { firmId } })).data ?? []
  return {
    count: [filter.managerId, filter.questions].filter((chosen) => chosen !== undefined).length,
    cleared: { ...filter, managerId: undefined, questions: undefined },
    fields: (
      <>
        <Select
          label="Wie"
          options={[
            { value: EVERYBODY, label: 'Iedereen' },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.managerId ?? EVERYBODY}
          onChange={(chosen) =>
            onFilter({
              ...filter,
              peek: undefined,
              managerId: chosen === null || chosen === EVERYBODY ? undefined : chosen,
            })
          }
        />
        <Select
          label="Vragen"
          options={questionChoices}
          value={filter.questions ?? 'all'}
          onChange={(chosen) =>
            onFilter({
              ...filter,
              peek: undefined,
              questions: chosen === null || chosen === 'all' ? undefined : chosen,
            })
          }
        />
      </>
    ),
  }
}

const questionChoices = [
  { value: 'all', label: 'Met en zonder vragen' },
  { value: 'answered', label: 'Beantwoord door de klant' },
  { value: 'open', label: 'Wacht op de klant' },
] as const

/** Stands for no one in particular. */
const EVERYBODY = 0

function NoClients({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState icon={SearchX} title="Geen klant gevonden">
      Geen klant past bij deze filters.
    </EmptyState>
  ) : (
    <EmptyState icon={Building2} title="Nog geen klanten">
      Hier komt wat je kantoor voor zijn klanten te doen heeft, met de eerste aangifte bovenaan.
    </EmptyState>
  )
}
