import { ApiError, invalidateAfter, type AnswerOf } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { queryClient } from '../../../app/transport/api.ts'
import { api } from '../../../app/transport/calls.ts'
import { changeKeptTimers, keptTimers, setUnsent } from './kept-timers.ts'
import { notifyOtherTabs } from './notify-other-tabs.ts'
import { bodyOf, withoutAnswered, type KeptTimer } from './timer-queue.ts'

export interface KeptTimerEvents {
  readonly onAnswer: (answer: AnswerOf<typeof contract.timers.sync>, sent: KeptTimer) => void
  /** The server will never take it: it is not kept any longer. */
  readonly onRefusal: (error: ApiError) => void
}

/**
 * Sends what is kept, the oldest first and one tab at a time, until the connection is lost again. What was answered stays
 * kept until the lists have been fetched anew, so that a timer never stops and starts before one's eyes.
 */
export async function sendKeptTimers(events: KeptTimerEvents): Promise<void> {
  await navigator.locks.request('klopt.kept-timers', async () => {
    for (let [item] = keptTimers(); item !== undefined; [item] = keptTimers()) {
      const isDone = await send(item, events)
      setUnsent(!isDone)
      if (!isDone) return
    }
  })
}

/** Whether it is done with: answered, or refused for good. */
async function send(item: KeptTimer, { onAnswer, onRefusal }: KeptTimerEvents): Promise<boolean> {
  const input = { params: { administrationId: item.administrationId }, body: bodyOf(item, Date.now()) }
  try {
    const answer = await api.call(contract.timers.sync, input)
    onAnswer(answer, item)
    notifyOtherTabs()
    await invalidateAfter(queryClient, contract.timers.sync)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isLater(error)) return false
    onRefusal(error)
  }
  changeKeptTimers((kept) => withoutAnswered(kept, item))
  return true
}

/** Without an answer, while signed out, and of a server that cannot now, the same may be well taken later. */
const isLater = ({ status }: ApiError): boolean => [0, 401, 408, 429].includes(status) || status >= 500
