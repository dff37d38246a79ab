import { contract, type Project, type ProjectPerson } from '@klopt/api-client/contract'
import { Badge, Card, Skeleton } from '@klopt/ui'
import { formatDate, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { columns, side } from '../../shared/documents/document-screen.css.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import * as styles from './hours.css.ts'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectLines } from './project-lines.tsx'
import { ProjectPeople, useProjectPeople } from './project-people.tsx'
import { useProjectActions } from './use-project-actions.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'

/** One project: what was worked on it, what is left of its budget, its tasks and rates. */
export function ProjectScreen({ administrationId, projectId }: { administrationId: number; projectId: number }) {
  const { data, error, isError, refetch } = useQuery(
    query(contract.projects.get, { params: { administrationId, projectId } }),
  )
  const people = useProjectPeople(administrationId, projectId)
  const isAbsent = isMissing(error)
  // With its buttons, which take a line of their own on a phone.
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  usePageTitle(isAbsent ? null : (data?.name ?? 'Project'))
  if (isAbsent) return <NotFound />
  // With who worked on it, who would push away what stands below them.
  if (data && writeBlock !== undefined && !people.isPending) {
    const mayChange = writeBlock === null
    return <KnownProject {...{ administrationId, mayChange }} project={data} people={people.data ?? []} />
  }
  const back = { label: 'Projecten', href: asLeft(administrationAddress(administrationId, 'projects')) }
  return (
    <div className={styles.detail} aria-busy={!isError}>
      <ListedHeader className={styles.header} back={back} title="Project" />
      <Card>{isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height="240px" />}</Card>
    </div>
  )
}

interface KnownProjectProps {
  administrationId: number
  project: Project
  people: readonly ProjectPerson[]
  mayChange: boolean
}

function KnownProject({ administrationId, project, people, mayChange }: KnownProjectProps) {
  const { layers, ...deeds } = useProjectActions(administrationId, project)
  return (
    <div className={styles.detail}>
      <ListedHeader
        className={styles.header}
        back={{ label: 'Projecten', href: asLeft(administrationAddress(administrationId, 'projects')) }}
        title={project.name}
        badge={project.closed && <Badge>Afgesloten</Badge>}
        description={project.contact?.name ?? 'Eigen werk, niet factureerbaar'}
        {...(mayChange && deeds)}
      />
      <div className={columns}>
        <div className={side}>
          <ProjectFacts administrationId={administrationId} project={project} />
        </div>
        <div className={styles.main}>
          <TasksCard project={project} />
          <ProjectPeople people={people} />
          {/* Last: how many lines it has is not known beforehand, and nothing below is pushed away. */}
          <ProjectLines administrationId={administrationId} projectId={project.id} />
        </div>
      </div>
      {mayChange && layers}
    </div>
  )
}

/** The tasks with what an hour of each costs, and from when. */
function TasksCard({ project }: { project: Project }) {
  const open = project.tasks.filter(({ closed }) => !closed)
  const newest = project.rates.find(({ taskId }) => taskId === null)
  const whole = project.rateCents === null ? 'geen tarief' : `${formatEuro(project.rateCents)} per uur`
  const since = newest && newest.from > '2000-01-01' ? ` sinds ${formatDate(newest.from)}` : ''
  return (
    <Card title="Taken en tarieven" aside={project.billable ? `${whole}${since}` : 'niet factureerbaar'} padding="none">
      {open.length === 0 && (
        <p className={styles.none}>Dit project heeft geen taken: uren staan op het project zelf.</p>
      )}
      <ul className={styles.lines}>
        {open.map((task) => (
          <li key={task.id} className={styles.line}>
            <span className={styles.work}>
              <span className={styles.what}>{task.name}</span>
            </span>
            {!task.billable && <Badge dot={false}>Niet factureerbaar</Badge>}
            <span className={styles.time}>
              {task.rateCents === null ? 'als het project' : `${formatEuro(task.rateCents)} per uur`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
