import type { ProjectChoice, Timer } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Square } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { clockOf } from './clock-of.ts'
import { colourOf } from './project-colours.ts'
import * as styles from './running-card.css.ts'
import { RunningNote } from './running-note.tsx'
import { TimerModal } from './timer-modal.tsx'
import { Clock } from './timer/clock.tsx'
import type { RunningTimer } from './timer/timer-queue.ts'
import { useTimers } from './timer/use-timers.ts'
import { Waiting } from './timer/waiting.tsx'

interface RunningCardProps {
  administrationId: number
  choices: readonly ProjectChoice[]
}

/** What one works on now: its clock, what is done, and the press that stops it; nothing while no timer runs. */
export function RunningCard({ administrationId, choices }: RunningCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { running, isWaiting, stop } = useTimers(administrationId)
  if (!running) return null
  const { timer } = running
  return (
    <section className={styles.running} aria-label="Timer">
      <Purpose running={running} choices={choices} isWaiting={isWaiting} onChoose={() => setOpen(true)} />
      <span className={styles.clock}>
        <Clock startedAtMs={running.startedAtMs} />
      </span>
      <div className={styles.deeds}>
        {timer?.project && <RunningNote key={timer.note} administrationId={administrationId} timer={timer} />}
        <Button variant="primary" size="large" icon={Square} onClick={stop}>
          Stop
        </Button>
      </div>
      {isOpen && timer && <TimerModal {...{ administrationId, choices, timer }} onClose={() => setOpen(false)} />}
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
  const { timer, startedAtMs } = running
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
      <span className={styles.detail}>{[project?.contactName, since].filter(Boolean).join(' · ')}</span>
      {isWaiting && <Waiting />}
      {timer && (
        <Button variant="link" size="small" className={styles.change} onClick={onChoose}>
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
