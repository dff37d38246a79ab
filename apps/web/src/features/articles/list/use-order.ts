import { ApiError } from '@klopt/api-client'
import { contract, type ArticleTopic } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { isVersionConflict } from '../../../app/errors/is-version-conflict.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { moveTo } from './move-to.ts'

/**
 * The order of a topic's articles as it is being changed: shown at once, and sent one after the other, so that the last
 * one asked for is the one that stays.
 */
export function useOrder(topic: ArticleTopic, ids: readonly number[]) {
  const client = useQueryClient()
  const order = useWrite(contract.articles.order)
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const latest = useRef<readonly number[] | null>(null)
  const isSending = useRef(false)
  const shown = wanted ?? ids

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let sent = latest.current; sent !== null; sent = latest.current) {
        // oxlint-disable-next-line no-await-in-loop -- they go one after the other so that the last one stays
        await order.mutateAsync({ body: { topic, articleIds: [...sent] } })
        if (latest.current === sent) latest.current = null
      }
    } catch (error) {
      latest.current = null
      if (!(error instanceof ApiError)) throw error
      if (isVersionConflict(error)) toast.error('De lijst is intussen gewijzigd. Zet de artikelen opnieuw op volgorde.')
      else notifyByToast(error)
      await client.invalidateQueries({
        queryKey: query(contract.articles.list, { query: {} }).queryKey.slice(0, 2),
      })
    } finally {
      isSending.current = false
      setWanted(null)
    }
  }
  /** Puts an article at a place, counted from 0; false when it is there already or the place is none. */
  const move = (id: number, place: number): boolean => {
    const next = moveTo(shown, id, place)
    if (next === shown) return false
    latest.current = next
    setWanted(next)
    void send()
    return true
  }
  return { shown, move }
}
