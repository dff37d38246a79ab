import { contract, type ProjectChoice, type Timer } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './running-card.css.ts'
import { colourOf } from './project-colours.ts'
import { clockOf } from './clock-of.ts'
import { TimerModal } from './timer-modal.tsx'
import { Clock } from './timer/clock.tsx'
import { notifyOtherTabs } from './timer/notify-other-tabs.ts'

interface RunningCardProps {
  administrationId: number
  choices: readonly ProjectChoice[]
}

/** What one works on now: its clock and the press that stops it, or the one that starts it. */
export function RunningCard({ administrationId, choices }: RunningCardProps) {
  const [open, setOpen] = useState<'start' | 'assign' | null>(null)
  const params = { administrationId }
  const list = useQuery(query(contract.timers.list, { params, query: {} }))
  const stop = useWrite(contract.timers.stop, { onAnswer: notifyOtherTabs })
  if (list.data === undefined) return null
  const timer = list.data.find(({ stopped_timestamp: stopped }) => stopped === null) ?? null
  return (
    <section className={timer ? styles.running : styles.still} aria-label="Timer">
      {timer ? (
        <>
          <Purpose timer={timer} onChoose={() => setOpen('assign')} />
          <span className={styles.clock}>
            <Clock startedAtMs={list.dataUpdatedAt - timer.duration_in_seconds * 1000} />
          </span>
          <Button
            variant="primary"
            icon={Square}
            loading={stop.isPending}
            onClick={() => stop.mutate({ params: { ...params, timerId: timer.id } })}
          >
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
      {open && (
        <TimerModal
          {...{ administrationId, choices }}
          timer={open === 'assign' ? timer : null}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

function Purpose({ timer, onChoose }: { timer: Timer; onChoose: () => void }) {
  const { project, note } = timer
  const since = clockOf(timer.started_timestamp, today())
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
      <Button variant="link" size="small" onClick={onChoose}>
        {project ? 'Wijzigen' : 'Project kiezen'}
      </Button>
    </div>
  )
}
