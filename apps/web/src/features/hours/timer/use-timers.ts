import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../app/transport/api.ts'
import type { WorkedOn } from '../week-rows.ts'
import { changeKeptTimers, keptTimers, useIsUnsent, useKeptTimers } from './kept-timers.ts'
import { sendKeptTimers, type KeptTimerEvents } from './send-kept-timers.ts'
import { runningOf, withStart, withStop, type RunningTimer } from './timer-queue.ts'

/** How often is tried again what could not be sent, beside the moment that the connection comes back. */
const RETRY_MS = 30_000
const NO_TIMERS = { timers: [], listedAtMs: 0 }

export interface Timers {
  /** Null when none runs; undefined until that is known. */
  readonly running: RunningTimer | null | undefined
  /** Whether the server has not heard of something yet, since it cannot be reached. */
  readonly isWaiting: boolean
  readonly start: (purpose?: WorkedOn & { readonly note: string }) => void
  readonly stop: () => void
}

/**
 * The user's one timer in an administration, started and stopped at once: each press is kept by this browser until the
 * server has answered it, also over a reload, so that work without a connection is not lost.
 */
export function useTimers(administrationId: number, { enabled = true } = {}): Timers {
  const { data, dataUpdatedAt } = useQuery({
    ...query(contract.timers.list, { params: { administrationId }, query: {} }),
    enabled,
    meta: { errors: 'modal' },
  })
  const kept = useKeptTimers()
  const isUnsent = useIsUnsent()
  const own = kept.filter((item) => item.administrationId === administrationId)
  const isWaiting = isUnsent && own.length > 0
  const listed = data === undefined ? NO_TIMERS : { timers: data, listedAtMs: dataUpdatedAt }
  const running =
    !enabled || (data === undefined && own.length === 0) ? undefined : runningOf(listed, own, administrationId)
  return {
    running,
    isWaiting,
    start: (purpose) => {
      const at = { kind: 'start' as const, key: crypto.randomUUID(), administrationId, stoppedAtMs: null }
      const on = { projectId: purpose?.projectId ?? null, taskId: purpose?.taskId ?? null, note: purpose?.note ?? '' } // zero: not said yet
      changeKeptTimers((before) => withStart(before, { ...at, ...on, startedAtMs: Date.now() }))
      void sendKeptTimers(notifyUser)
    },
    stop: () => {
      if (!running) return
      changeKeptTimers((before) => withStop(before, running, { administrationId, stoppedAtMs: Date.now() }))
      void sendKeptTimers(notifyUser)
    },
  }
}

/** Sends what is kept as soon as there is a connection; once for every screen. */
export function useSendKeptTimers(): void {
  const isEmpty = useKeptTimers().length === 0
  useEffect(() => {
    if (isEmpty) return
    const send = () => void sendKeptTimers(notifyUser)
    const again = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    if (keptTimers().length > 0) send()
    return () => {
      clearInterval(again)
      window.removeEventListener('online', send)
    }
  }, [isEmpty])
}

const notifyUser: KeptTimerEvents = {
  onAnswer: ({ project, stoppedElsewhere }, sent) => {
    // One timer runs at a time, and the other one ran out of sight.
    if (stoppedElsewhere) toast.warning(`Je timer bij ${stoppedElsewhere.companyName} liep nog en is gestopt.`)
    if (sent.kind === 'start' && sent.projectId !== null && project === null) {
      toast.warning('Op dat project kun je niet meer schrijven. Kies een ander project voor je timer.')
    }
  },
  onRefusal: ({ message }) => toast.error(`Je timer is niet bewaard. ${message}`),
}
