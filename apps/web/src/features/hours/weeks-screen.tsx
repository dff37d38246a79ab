import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Card, DurationField, EmptyState, PageHeader, Skeleton, Switch, toast } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { hoursHref, weekName } from './hours-search.ts'
import { HoursTabs } from './hours-tabs.tsx'
import * as styles from './hours.css.ts'

type Week = ResponseOf<typeof contract.hours.weeks>[number]
type Settings = ResponseOf<typeof contract.hours.settings>

/** The weeks that were handed in, and how hours are kept. */
export function WeeksScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Uren goedkeuren')
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.hours.weeks, { params }))
  const settings = useQuery(query(contract.hours.settings, { params })).data
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const waiting = data?.filter(({ state }) => state === 'submitted').length
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Uren goedkeuren"
        description={
          waiting
            ? `${waiting === 1 ? '1 week wacht' : `${waiting} weken wachten`} op goedkeuring`
            : 'Er wacht geen week op goedkeuring'
        }
      />
      <HoursTabs administrationId={administrationId} current="weeks" />
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height="160px" />}
      {data?.length === 0 && (
        <Card padding="none">
          <EmptyState icon={CalendarCheck} title="Nog geen ingediende weken">
            Wie uren bijhoudt, dient aan het eind van de week in. Die weken staan dan hier.
          </EmptyState>
        </Card>
      )}
      {data && data.length > 0 && (
        <Card padding="none">
          <ul className={styles.lines}>
            {data.map((week) => (
              <WeekLine key={`${week.user.id} ${week.monday}`} {...{ administrationId, week, mayChange }} />
            ))}
          </ul>
        </Card>
      )}
      {/* It would be pushed away by the weeks. */}
      {data && settings && mayChange && (
        <SettingsCard key={settings.dayMinutes} administrationId={administrationId} settings={settings} />
      )}
    </div>
  )
}

function WeekLine({ administrationId, week, mayChange }: { administrationId: number; week: Week; mayChange: boolean }) {
  const approve = useWrite(contract.hours.approveWeek)
  const reopen = useWrite(contract.hours.reopenWeek)
  const input = { params: { administrationId }, body: { monday: week.monday, userId: week.user.id } }
  const isWaiting = week.state === 'submitted'
  const what = `${weekName(week.monday).toLowerCase()} van ${week.user.name}`
  return (
    <li className={styles.deeds}>
      <span className={styles.work}>
        <AppLink href={hoursHref(administrationId, { day: week.monday, user: week.user.id })} className={styles.what}>
          {week.user.name} · {weekName(week.monday).toLowerCase()}
        </AppLink>
        {week.approvedBy && <span className={styles.note}>door {week.approvedBy}</span>}
      </span>
      <Badge tone={isWaiting ? 'info' : 'success'}>{isWaiting ? 'Ingediend' : 'Goedgekeurd'}</Badge>
      <span className={styles.hours}>{formatDuration(week.seconds)}</span>
      {mayChange && isWaiting && (
        <Button
          size="small"
          variant="primary"
          aria-label={`${what} goedkeuren`}
          loading={approve.isPending}
          onClick={() => approve.mutate(input, { onSuccess: () => toast.success(`De ${what} is goedgekeurd`) })}
        >
          Goedkeuren
        </Button>
      )}
      {mayChange && (
        <Button
          size="small"
          aria-label={`${what} weer openzetten`}
          loading={reopen.isPending}
          onClick={() => reopen.mutate(input, { onSuccess: () => toast.success(`De ${what} staat weer open`) })}
        >
          Openzetten
        </Button>
      )}
    </li>
  )
}

const SECONDS_PER_MINUTE = 60

function SettingsCard({ administrationId, settings }: { administrationId: number; settings: Settings }) {
  const save = useWrite(contract.hours.saveSettings)
  const change = (next: Partial<Settings>) =>
    save.mutate({ params: { administrationId }, body: { ...settings, ...next } })
  return (
    <Card title="Hoe jullie uren bijhouden">
      <div className={styles.settings}>
        <Switch
          label="Eerst goedkeuren, dan factureren"
          hint="Uren van een week die nog niet is goedgekeurd, komen op geen factuur."
          checked={settings.needsApproval}
          onChange={(needsApproval) => change({ needsApproval })}
        />
        <DurationField
          label="Een werkdag duurt"
          hint="Voor de balkjes onder de week; 0:00 laat ze weg."
          valueSeconds={settings.dayMinutes * SECONDS_PER_MINUTE}
          onChange={(seconds) => {
            if (seconds !== null && seconds / SECONDS_PER_MINUTE !== settings.dayMinutes) {
              change({ dayMinutes: Math.round(seconds / SECONDS_PER_MINUTE) })
            }
          }}
        />
      </div>
    </Card>
  )
}
