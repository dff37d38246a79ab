import { contract } from '@klopt/api-client/contract'
import { Card, Progress } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from './criterion-card.css.ts'

const SECONDS_PER_HOUR = 3600

/** How far the user is with the hours that an entrepreneur works a year; nothing for who keeps no hours. */
export function CriterionCard({ administrationId, year }: { administrationId: number; year: number }) {
  const keepsHours = usePermissions(administrationId).includes('TIME_TRACKING')
  const { data } = useQuery({
    ...query(contract.hoursReports.criterion, { params: { administrationId }, query: { year: String(year) } }),
    enabled: keepsHours,
  })
  if (!data) return null
  const total = data.directSeconds + data.indirectSeconds
  return (
    <Card
      title={`Urencriterium ${year}`}
      aside={data.isMet ? 'gehaald' : `nog ${formatDuration(data.leftSeconds)} te gaan`}
    >
      <Progress
        label="Jouw uren voor de onderneming"
        value={Math.min(total, data.criterionHours * SECONDS_PER_HOUR)}
        max={data.criterionHours * SECONDS_PER_HOUR}
        valueText={`${formatDuration(total)} van ${data.criterionHours} uur`}
        tone={data.isMet ? 'success' : 'accent'}
      />
      <p className={styles.explained}>
        {formatDuration(data.directSeconds)} voor klanten en {formatDuration(data.indirectSeconds)} voor al het andere
        in je onderneming. Voor de ondernemersaftrek tel je beide.
      </p>
    </Card>
  )
}
