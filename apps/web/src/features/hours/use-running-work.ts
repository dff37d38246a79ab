import { contract, type Timer } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { WorkedOn } from './week-rows.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** The timer that runs as the grid counts it, to the minute, and what starts or stops it; only for one's own hours. */
export function useRunningWork(administrationId: number, isOwn: boolean) {
  const params = { administrationId }
  const list = useQuery({ ...query(contract.timers.list, { params, query: {} }), enabled: isOwn })
  const start = useWrite(contract.timers.startFor)
  const stop = useWrite(contract.timers.stop)
  const timer = list.data?.find(({ stopped_timestamp: stopped }) => stopped === null) ?? null
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS))
  const passedMs = Math.max(0, minute * MINUTE_MS - list.dataUpdatedAt)
  const running = isOwn && timer?.project ? runningOn(timer, timer.project, passedMs) : null
  const toggle = (on: WorkedOn) => {
    if (running && running.projectId === on.projectId && running.taskId === on.taskId) {
      stop.mutate({ params: { ...params, timerId: running.timerId } })
    } else start.mutate({ params, body: { ...on, note: '' } })
  }
  return { running, toggle: isOwn ? toggle : null }
}

function runningOn(timer: Timer, project: NonNullable<Timer['project']>, passedMs: number) {
  return {
    timerId: timer.id,
    projectId: project.id,
    taskId: project.task?.id ?? null,
    day: today(new Date(timer.started_timestamp * SECOND_MS)),
    seconds: timer.duration_in_seconds + Math.floor(passedMs / SECOND_MS),
  }
}

function everyMinute(tick: () => void): () => void {
  const clock = setInterval(tick, MINUTE_MS)
  return () => clearInterval(clock)
}
