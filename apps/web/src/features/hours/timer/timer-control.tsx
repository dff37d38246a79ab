import { contract } from '@klopt/api-client/contract'
import { IconButton, toast, Tooltip } from '@klopt/ui'
import { Square, Timer } from 'lucide-react'
import { useWrite } from '../../../app/transport/use-write.ts'
import { Clock } from './clock.tsx'
import { notifyOtherTabs } from './notify-other-tabs.ts'
import * as styles from './timer-control.css.ts'
import { useRunningTimer } from './use-running-timer.ts'

export interface TimerControlProps {
  administrationId: number
  /** Somebody else's timer is looked at and left alone. */
  canChange: boolean
}

/** The user's one timer, started and stopped from every screen. For holders of TIME_TRACKING. */
export function TimerControl({ administrationId, canChange }: TimerControlProps) {
  const running = useRunningTimer(administrationId)
  const start = useWrite(contract.timers.start, {
    onAnswer: ({ stoppedElsewhere }) => {
      notifyOtherTabs()
      // One timer runs at a time, and the other one ran out of sight.
      if (stoppedElsewhere) toast.warning(`Je timer bij ${stoppedElsewhere.companyName} liep nog en is gestopt.`)
    },
  })
  const stop = useWrite(contract.timers.stop, { onAnswer: notifyOtherTabs })
  if (running === undefined || (running === null && !canChange)) return null
  const params = { administrationId }
  const label = running ? 'Timer stoppen' : 'Timer starten'
  const press = () => (running ? stop.mutate({ params: { ...params, timerId: running.id } }) : start.mutate({ params }))
  return (
    <div className={running ? styles.running : undefined}>
      {running && <Clock startedAtMs={running.startedAtMs} />}
      {running?.projectName && <span className={styles.project}>{running.projectName}</span>}
      {canChange && (
        // One button for both, so that it keeps the focus.
        <Tooltip content={label}>
          <IconButton
            icon={running ? Square : Timer}
            label={label}
            size="small"
            loading={start.isPending || stop.isPending}
            onClick={press}
          />
        </Tooltip>
      )}
    </div>
  )
}
