import { IconButton, Tooltip } from '@klopt/ui'
import { Square, Timer } from 'lucide-react'
import { Clock } from './clock.tsx'
import * as styles from './timer-control.css.ts'
import { useSendKeptTimers, useTimers } from './use-timers.ts'
import { Waiting } from './waiting.tsx'

export interface TimerControlProps {
  administrationId: number
  /** Somebody else's timer is looked at and left alone. */
  canChange: boolean
}

/** The user's one timer, started and stopped from every screen. For holders of TIME_TRACKING. */
export function TimerControl({ administrationId, canChange }: TimerControlProps) {
  const { running, isWaiting, start, stop } = useTimers(administrationId)
  useSendKeptTimers()
  if (running === undefined || (running === null && !canChange)) return null
  const label = running ? 'Timer stoppen' : 'Timer starten'
  const projectName = running?.timer?.project?.name
  return (
    <div className={running ? styles.running : styles.still}>
      {running && <Clock startedAtMs={running.startedAtMs} />}
      {projectName && <span className={styles.project}>{projectName}</span>}
      {isWaiting && <Waiting />}
      {canChange && (
        // One button for both, so that it keeps the focus.
        <Tooltip content={label}>
          <IconButton
            icon={running ? Square : Timer}
            label={label}
            size="small"
            onClick={() => (running ? stop() : start())}
          />
        </Tooltip>
      )}
    </div>
  )
}
