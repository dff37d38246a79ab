import type { Timer } from '@klopt/api-client/contract'
import type { StoredTimers } from '../../../app/storage.ts'

/** Starts and stops that the server has not answered yet, the oldest first. */
export type KeptTimers = StoredTimers['items']
export type KeptTimer = KeptTimers[number]
export type KeptStart = Extract<KeptTimer, { kind: 'start' }>

/** What runs, by the clock of this browser. */
export interface RunningTimer {
  /** Null for one that the server does not know yet. */
  readonly timer: Timer | null
  /** In milliseconds since 1970. */
  readonly startedAtMs: number
  readonly projectId: number | null
  readonly taskId: number | null
  readonly note: string
}

interface Listed {
  readonly timers: readonly Timer[]
  /** When the list came, in milliseconds since 1970: how long a timer had run by then is the server's word. */
  readonly listedAtMs: number
}

const SECOND_MS = 1000

/** What runs in an administration once what was kept has been done; null when nothing does. */
export function runningOf(
  { timers, listedAtMs }: Listed,
  kept: KeptTimers,
  administrationId: number,
): RunningTimer | null {
  const own = kept.filter((item) => item.administrationId === administrationId)
  const started = own.findLast((item): item is KeptStart => item.kind === 'start')
  if (started?.stoppedAtMs === null) {
    const { startedAtMs, projectId, taskId, note } = started
    return { timer: null, startedAtMs, projectId, taskId, note }
  }
  const timer = timers.find(({ stopped_timestamp: stopped }) => stopped === null)
  const isStopped = own.some((item) => (item.kind === 'stop' ? item.timerId === timer?.id : true))
  if (!timer || isStopped) return null
  return {
    timer,
    startedAtMs: listedAtMs - timer.duration_in_seconds * SECOND_MS,
    projectId: timer.project?.id ?? null,
    taskId: timer.project?.task?.id ?? null,
    note: timer.note,
  }
}

/** With one more start, which ends what runs of those that were kept. */
export const withStart = (kept: KeptTimers, start: KeptStart): KeptTimers => [
  ...stopped(kept, start.startedAtMs),
  start,
]

/** With a stop: of a start that was kept, or of a timer that the server knows. */
export function withStop(
  kept: KeptTimers,
  running: RunningTimer,
  { administrationId, stoppedAtMs }: { readonly administrationId: number; readonly stoppedAtMs: number },
): KeptTimers {
  if (running.timer === null) return stopped(kept, stoppedAtMs)
  return [...kept, { kind: 'stop', administrationId, timerId: running.timer.id, stoppedAtMs }]
}

const stopped = (kept: KeptTimers, stoppedAtMs: number): KeptTimers =>
  kept.map((item) => (item.kind === 'start' && item.stoppedAtMs === null ? { ...item, stoppedAtMs } : item))

/** Without what the server has answered; a start that was stopped since it was sent stays, and is sent again. */
export function withoutAnswered(kept: KeptTimers, sent: KeptTimer): KeptTimers {
  const answered = JSON.stringify(sent)
  return kept.filter((item) => JSON.stringify(item) !== answered)
}

/** What was kept as the server is told: by how long ago it was. */
export function bodyOf(item: KeptTimer, nowMs: number) {
  const ago = (atMs: number) => Math.max(0, Math.round((nowMs - atMs) / SECOND_MS))
  if (item.kind === 'stop') return { kind: item.kind, timerId: item.timerId, stoppedSecondsAgo: ago(item.stoppedAtMs) }
  const { kind, key, projectId, taskId, note } = item
  const stoppedSecondsAgo = item.stoppedAtMs === null ? null : ago(item.stoppedAtMs)
  return { kind, key, projectId, taskId, note, startedSecondsAgo: ago(item.startedAtMs), stoppedSecondsAgo }
}
