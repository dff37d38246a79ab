import { useSyncExternalStore } from 'react'
import type { router as appRouter } from './router.ts'
import { readStored, storedName, writeStored } from './storage.ts'

const listeners = new Set<() => void>()
const keyBytes = 24

/** Whoever has the key in this browser shares their screen; without it nobody does. */
export const sharingKey = (): string | null => readStored('screen-share-key')

/** Shares the screen from now on, also after a reload, by the key that is there or a new one. */
export function startSharing(): void {
  if (sharingKey() === null) writeStored('screen-share-key', newKey())
  tellOfSharing()
}

/** Ends it, in every tab. */
export function stopSharing(): void {
  writeStored('screen-share-key', null)
  tellOfSharing()
}

/** To be called by whoever finds that the key is another one than before. */
export function tellOfSharing(): void {
  for (const listener of listeners) listener()
}

/** The key while the screen is shared; renders again when that begins or ends, here or in another tab. */
export const useSharingKey = (): string | null => useSyncExternalStore(subscribe, sharingKey)

/** On the pages where one signs in nothing is shared, and nothing goes on by itself afterwards (specification, section 4). */
export function stopSharingAtLogin(router: typeof appRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    if (isLoginPage(toLocation.pathname) && sharingKey() !== null) stopSharing()
  })
}

export const isLoginPage = (pathname: string): boolean => /\/(?:login|authenticate|inloggen)(?:\/|$)/.test(pathname)

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storedName('screen-share-key')) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
