import { useSyncExternalStore } from 'react'
import { today } from '../../app/today.ts'
import { useTimers } from './timer/use-timers.ts'
import type { WorkedOn } from './week-rows.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** The timer that runs as the grid counts it, to the minute, and what starts or stops it; only for one's own hours. */
export function useRunningWork(administrationId: number, isOwn: boolean) {
  const { running: timer, start, stop } = useTimers(administrationId, { enabled: isOwn })
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS))
  const running =
    timer && timer.projectId !== null
      ? {
          projectId: timer.projectId,
          taskId: timer.taskId,
          day: today(new Date(timer.startedAtMs)),
          seconds: Math.max(0, Math.floor((minute * MINUTE_MS - timer.startedAtMs) / SECOND_MS)),
        }
      : null
  const toggle = (on: WorkedOn) => {
    if (running && running.projectId === on.projectId && running.taskId === on.taskId) stop()
    else start({ ...on, note: '' })
  }
  return { running, toggle: isOwn ? toggle : null }
}

function everyMinute(tick: () => void): () => void {
  const clock = setInterval(tick, MINUTE_MS)
  return () => clearInterval(clock)
}
