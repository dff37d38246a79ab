import { useSyncExternalStore } from 'react'
import type { RegisteredRouter } from '@tanstack/react-router'
import { readStored, storedName, writeStored } from '../../app/storage.ts'

const listeners = new Set<() => void>()
const KEY_BYTES = 24
/** What other tabs tell of. */
const names = [storedName('screen-share-key'), storedName('screen-share-limits')]

/** Whoever has the key in this browser shares their screen; without it nobody does. */
export const sharingKey = (): string | null => readStored('screen-share-key')

/** Shares the screen from now on, also after a reload, by the key that is there or a new one. */
export function startSharing(): void {
  if (sharingKey() === null) {
    writeStored('screen-share-limits', null)
    writeStored('screen-share-key', newKey())
  }
  notifySharing()
}

/** Ends it, in every tab. */
export function stopSharing(): void {
  writeStored('screen-share-key', null)
  writeStored('screen-share-limits', null)
  notifySharing()
}

/** What of the screen is not shared for a while, in every tab and after a reload too. */
export interface SharingLimits {
  /** Nothing is shown. */
  readonly isPaused: boolean
  /** Amounts are dots. */
  readonly hidesAmounts: boolean
}

const noLimits: SharingLimits = { isPaused: false, hidesAmounts: false }
let lastLimits = noLimits

/** The same object while nothing changed. */
export function sharingLimits(): SharingLimits {
  const { isPaused, hidesAmounts } = readStored('screen-share-limits') ?? noLimits
  if (isPaused !== lastLimits.isPaused || hidesAmounts !== lastLimits.hidesAmounts)
    lastLimits = { isPaused, hidesAmounts }
  return lastLimits
}

export function limitSharing(change: Partial<SharingLimits>): void {
  writeStored('screen-share-limits', { ...sharingLimits(), ...change })
  notifySharing()
}

export const useSharingLimits = (): SharingLimits => useSyncExternalStore(subscribe, sharingLimits)

/** To hear when sharing or its limits change, here or in another tab. */
export const onSharingChange = (listener: () => void): (() => void) => subscribe(listener)

/** To be called by whoever finds that the key is another one than before. */
export function notifySharing(): void {
  for (const listener of listeners) listener()
}

/** The key while the screen is shared; renders again when that begins or ends, here or in another tab. */
export const useSharingKey = (): string | null => useSyncExternalStore(subscribe, sharingKey)

/** On the pages where one signs in nothing is shared, and nothing goes on by itself afterwards (specification, section 4). */
export function stopSharingAtLogin(router: RegisteredRouter): void {
  // Before it is loaded too: who is signed in is led on from there, and never comes to stand on it.
  for (const moment of ['onBeforeNavigate', 'onBeforeLoad', 'onResolved'] as const) {
    router.subscribe(moment, ({ toLocation }) => {
      if (isLoginPage(toLocation.pathname) && sharingKey() !== null) stopSharing()
    })
  }
}

export const isLoginPage = (pathname: string): boolean => /\/(?:login|authenticate|inloggen)(?:\/|$)/.test(pathname)

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
