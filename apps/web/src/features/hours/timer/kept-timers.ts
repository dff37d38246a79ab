import { useSyncExternalStore } from 'react'
import { readStored, storedName, writeStored } from '../../../app/storage.ts'
import { cacheOwner } from '../../../app/transport/api.ts'
import type { KeptTimers } from './timer-queue.ts'

const NONE: KeptTimers = []
const listeners = new Set<() => void>()
let latest: { userId: number | null; items: KeptTimers } = { userId: null, items: NONE }

/** What the user who is signed in started and stopped, and the server has not answered yet; another's waits for them. */
export function keptTimers(): KeptTimers {
  const userId = cacheOwner()
  const stored = readStored('kept-timers')
  const items = stored !== null && stored.userId === userId ? stored.items : NONE
  // The same list while nothing changed, so that nothing is drawn anew for it.
  if (latest.userId !== userId || JSON.stringify(latest.items) !== JSON.stringify(items)) latest = { userId, items }
  return latest.items
}

/** Changes what is kept, in every tab of this browser. */
export function changeKeptTimers(change: (kept: KeptTimers) => KeptTimers): void {
  const userId = cacheOwner()
  if (userId === null) return
  const items = change(keptTimers())
  writeStored('kept-timers', items.length === 0 ? null : { userId, items: [...items] })
  for (const listener of listeners) listener()
}

let isUnsent = false
/** Says whether the last attempt to send failed, so that what is kept waits for the connection. */
export function setUnsent(next: boolean): void {
  isUnsent = next
  for (const listener of listeners) listener()
}
export const useIsUnsent = (): boolean => useSyncExternalStore(subscribe, () => isUnsent)

/** The same, drawn anew when it changes here or in another tab. */
export const useKeptTimers = (): KeptTimers => useSyncExternalStore(subscribe, keptTimers)

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === storedName('kept-timers') && listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
