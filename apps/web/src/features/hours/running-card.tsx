import type { ProjectChoice, Timer } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import * as styles from './running-card.css.ts'
import { colourOf } from './project-colours.ts'
import { clockOf } from './clock-of.ts'
import { TimerModal } from './timer-modal.tsx'
import { Clock } from './timer/clock.tsx'
import type { RunningTimer } from './timer/timer-queue.ts'
import { useTimers } from './timer/use-timers.ts'
import { Waiting } from './timer/waiting.tsx'

interface RunningCardProps {
  administrationId: number
  choices: readonly ProjectChoice[]
}

/** What one works on now: its clock and the press that stops it, or the one that starts it. */
export function RunningCard({ administrationId, choices }: RunningCardProps) {
  const [open, setOpen] = useState<'start' | 'assign' | null>(null)
  const { running, isWaiting, start, stop } = useTimers(administrationId)
  if (running === undefined) return null
  const timer = running?.timer ?? null
  return (
    <section className={running ? styles.running : styles.still} aria-label="Timer">
      {running ? (
        <>
          <Purpose running={running} choices={choices} isWaiting={isWaiting} onChoose={() => setOpen('assign')} />
          <span className={styles.clock}>
            <Clock startedAtMs={running.startedAtMs} />
          </span>
          <Button variant="primary" icon={Square} onClick={stop}>
            Stop
          </Button>
        </>
      ) : (
        <>
          <p className={styles.words}>Waar werk je nu aan?</p>
          <Button icon={Play} onClick={() => setOpen('start')}>
            Timer voor een project
          </Button>
        </>
      )}
      {(open === 'start' || (open === 'assign' && timer)) && (
        <TimerModal
          {...{ administrationId, choices }}
          timer={open === 'assign' ? timer : null}
          onStart={start}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

interface PurposeProps {
  running: RunningTimer
  choices: readonly ProjectChoice[]
  isWaiting: boolean
  onChoose: () => void
}

function Purpose({ running, choices, isWaiting, onChoose }: PurposeProps) {
  const { timer, startedAtMs, note } = running
  const project = timer ? timer.project : chosenProject(choices, running)
  const since = clockOf(startedAtMs / SECOND_MS, today())
  return (
    <div className={styles.words}>
      {project ? (
        <span className={styles.what}>
          <span className={styles.colour} style={{ backgroundColor: colourOf(project.colour) }} />
          {[project.name, project.task?.name].filter(Boolean).join(' · ')}
        </span>
      ) : (
        <span className={styles.what}>Zonder project</span>
      )}
      <span className={styles.detail}>{[project?.contactName, since, note].filter(Boolean).join(' · ')}</span>
      {isWaiting && <Waiting />}
      {timer && (
        <Button variant="link" size="small" onClick={onChoose}>
          {project ? 'Wijzigen' : 'Project kiezen'}
        </Button>
      )}
    </div>
  )
}

const SECOND_MS = 1000

/** What a start that the server does not know yet is for. */
function chosenProject(choices: readonly ProjectChoice[], { projectId, taskId }: RunningTimer): Timer['project'] {
  const choice = choices.find(({ id }) => id === projectId)
  if (!choice) return null
  const task = choice.tasks.find(({ id }) => id === taskId)
  return { ...choice, task: task ?? null }
}
