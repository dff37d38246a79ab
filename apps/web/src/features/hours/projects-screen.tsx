import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, EmptyState, SumLine } from '@klopt/ui'
import { formatDuration, formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { FolderKanban, Plus, SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { countedText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { hoursHref, projectHref } from './hours-search.ts'
import { projectColumns } from './project-columns.tsx'
import { ProjectPane } from './project-pane.tsx'
import { projectsHref, projectsQuery, readProjectsSearch, type ProjectsSearch } from './projects-search.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'

export interface ProjectsScreenProps {
  administrationId: number
  filter: ProjectsSearch
  onFilter: (filter: ProjectsSearch) => void
}

/** What hours are written on; who sees no books sees what is theirs, and goes from there to their hours. */
export function ProjectsScreen({ administrationId, filter, onFilter }: ProjectsScreenProps) {
  usePageTitle('Projecten')
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const asked = { params: { administrationId }, query: projectsQuery(filter) }
  const pages = usePages(contract.projects.list, asked)
  const exports = useExports(contract.projects.export, asked)
  const { segments, totals } = pages.first ?? {}
  const countOf = segmentCounts(segments)
  const shown = segments?.[filter.state ?? 'all']
  const seesMoney = usePermissions(administrationId).includes('BOOKING')
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const add = mayAdd && (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      <ShortLabel short="Project">Project toevoegen</ShortLabel>
    </Button>
  )
  const hrefOf = (next: ProjectsSearch) => projectsHref(administrationId, next)
  const segment = (state: ProjectsSearch['state'], label: string) => ({
    id: label,
    label,
    href: hrefOf({ ...filter, state, start: undefined }),
    current: filter.state === state,
    count: countOf(state ?? 'all'),
  })
  return (
    <>
      <ListScreen
        name={`projects.${administrationId}`}
        title="Projecten"
        itemsName="projecten"
        allLabel="Alle projecten"
        summary={
          shown &&
          shown.count > 0 && (
            <SumLine text={[countedText(shown, ['project', 'projecten']), ...sumsOf(totals)].join(' · ')} />
          )
        }
        totalCount={shown?.count}
        isCapped={shown?.isCapped}
        add={add}
        {...{ filter, onFilter, hrefOf, pages, exports }}
        columns={projectColumns(seesMoney, totals)}
        read={readProjectsSearch}
        segments={[segment(undefined, 'Alles'), segment('open', 'Open'), segment('closed', 'Afgesloten')]}
        defaultSort="name"
        starts={{ name: { label: 'naam', kind: 'text' } }}
        searchLabel="Zoek een project"
        searchPlaceholder="Naam of klant"
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => (seesMoney ? projectHref(administrationId, id) : hoursHref(administrationId))}
        empty={<NoProjects {...{ filter, add, seesMoney }} />}
      />
      {isAdding && (
        <ProjectPane
          administrationId={administrationId}
          project={null}
          onClose={() => setAdding(false)}
          onAdded={(projectId) =>
            void navigate({
              to: '/v2/administrations/$administrationId/projects/$projectId',
              params: { administrationId, projectId },
            })
          }
        />
      )}
    </>
  )
}

interface NoProjectsProps {
  filter: ProjectsSearch
  add: ReactNode
  seesMoney: boolean
}

function NoProjects({ filter, add, seesMoney }: NoProjectsProps) {
  if (filter.search || filter.state) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen project past bij dit filter.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={FolderKanban} title="Nog geen projecten" action={add}>
      {seesMoney
        ? 'Op een project schrijf je uren. Kies een klant en een uurtarief, dan zet Klopt de uren met één druk op een factuur.'
        : 'Op een project schrijf je uren. Zodra je bedrijf je op een project zet, staat het hier.'}
    </EmptyState>
  )
}

type Totals = ResponseOf<typeof contract.projects.list>['totals']

/** What waits to be invoiced; what was worked, for who sees no money; nothing where that is nothing. */
function sumsOf(totals: Totals): string[] {
  if (totals === undefined) return []
  const { seconds, unbilledCents } = totals
  if (unbilledCents === null) return seconds > 0 ? [`${formatDuration(seconds)} uur`] : []
  return unbilledCents > 0 ? [`${formatEuro(unbilledCents)} te factureren`] : []
}
