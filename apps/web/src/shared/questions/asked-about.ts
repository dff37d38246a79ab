import type { QuestionSubject } from '@klopt/api-client/contract'
import { useEffect, useSyncExternalStore } from 'react'

export interface AskedAbout {
  readonly subject: QuestionSubject
  /** As the form says it: 'deze bankregel'. */
  readonly words: string
}

let current: AskedAbout | null = null
const subscribers = new Set<() => void>()

function announce(next: AskedAbout | null): void {
  current = next
  for (const notify of subscribers) notify()
}

/** Says what a question of the bookkeeper would be about, on a screen whose address does not say it. */
export function useAskAbout(about: AskedAbout | null): void {
  const key = JSON.stringify(about)
  useEffect(() => {
    announce(JSON.parse(key) as AskedAbout | null)
    return () => announce(null)
  }, [key])
}

/** What the screen that is open said; null where the address says it. */
export const useAskedAbout = (): AskedAbout | null =>
  useSyncExternalStore(
    (notify) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
    () => current,
  )
