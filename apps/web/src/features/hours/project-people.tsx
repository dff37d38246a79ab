import { contract, type ProjectPerson } from '@klopt/api-client/contract'
import { Card } from '@klopt/ui'
import { formatDateShort, formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../app/session/session.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from './hours.css.ts'

/** Who worked on a project; the screen does without when that cannot be had. */
export const useProjectPeople = (administrationId: number, projectId: number) =>
  useQuery({
    ...query(contract.projects.people, { params: { administrationId, projectId } }),
    meta: { errors: 'screen' },
  })

/** Who worked how much on a project. Of oneself alone the project says it already. */
export function ProjectPeople({ people }: { people: readonly ProjectPerson[] }) {
  const { data: user } = useQuery(currentUserQuery())
  if (people.every(({ userId }) => userId === user?.id)) return null
  return (
    <Card title="Wie werkte eraan" aside="uren" padding="none">
      <ul className={styles.lines}>
        {people.map(({ userId, name, seconds, unbilledSeconds, lastDay }) => (
          <li key={userId} className={styles.line}>
            <span className={styles.work}>
              <span className={styles.what}>{name}</span>
              <span className={styles.note}>
                {[
                  `laatst op ${formatDateShort(lastDay)}`,
                  unbilledSeconds > 0 && `${formatDuration(unbilledSeconds)} nog te factureren`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.time}>{formatDuration(seconds)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
