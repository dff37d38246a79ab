'use client'

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** The hosts on the page, the one that serves first. */
let hosts: readonly object[] = []
const subscribers = new Set<() => void>()

function setHosts(next: readonly object[]): void {
  hosts = next
  for (const subscriber of subscribers) subscriber()
}

function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange)
  return () => {
    subscribers.delete(onChange)
  }
}

/** Whether this is the host that serves the page: the first one there is; the next, when that one leaves. */
export function useIsServing(): boolean {
  const self = useRef<object>({})
  useLayoutEffect(() => {
    const host = self.current
    setHosts([...hosts, host])
    return () => setHosts(hosts.filter((other) => other !== host))
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => hosts[0] === self.current,
    () => false,
  )
}
