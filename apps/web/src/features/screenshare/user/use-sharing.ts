import { locate } from '@klopt/screenshare/capture'
import type { Pointer } from '@klopt/screenshare/events'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '../../../app/errors/reporting/report-error.ts'
import {
  isLoginPage,
  onSharingChange,
  sharingKey,
  sharingLimits,
  stopSharing,
  notifySharing,
} from '../../../shared/screen-sharing/screen-sharing.ts'
import type { CurrentUser } from '../../../app/session/session.ts'
import { notifyFailure } from '../notify-failure.tsx'
import { shownAt, type Shown } from './clickable.ts'
import { sharePage, type Operator, type PageSharing, type SharingHandlers, type Watcher } from './share-page.ts'
import { useRegistration } from './use-registration.ts'

/** How often is looked whether the key is still there (specification, section 9). */
const KEY_INTERVAL_MS = 500

export interface SharingState {
  /** Who helps; null while one waits. */
  readonly operator: Operator | null
  /** Where the operator points, in the window. */
  readonly pointer: Pointer | null
  /** What the operator clicked on. */
  readonly shown: Shown | null
  /** The page on which they did. */
  readonly shownOn: string
  readonly isTooLarge: boolean
  /** Who would like to look and waits for an answer. */
  readonly asking: Operator | null
  /** Nothing of the page comes through. */
  readonly isOffline: boolean
}

const nothing: SharingState = {
  operator: null,
  pointer: null,
  shown: null,
  shownOn: '',
  isTooLarge: false,
  asking: null,
  isOffline: false,
}

/** Shares the page for as long as this is used and the key is there. */
export function useSharing(key: string, user: CurrentUser) {
  const [state, setState] = useState(nothing)
  const sharing = useRef<PageSharing | null>(null)
  const watcher = useRef<Watcher | null>(null)
  const isRegistered = useRegistration(key, user, fail)
  useKeyWatch(key)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (!isRegistered) return
    const page = sharePage(
      key,
      sharingLimits(),
      handlersOf((change) => setState((now) => ({ ...now, ...change }))),
    )
    sharing.current = page
    const stopFollowing = onSharingChange(() => page.limit(sharingLimits()))
    if (watcher.current) page.watch(watcher.current)
    return () => {
      stopFollowing()
      sharing.current = null
      // Without the key, and where one signs in, it is over for the other side too; else this page alone goes.
      if (sharingKey() === key && !isLoginPage(window.location.pathname)) page.leave()
      else page.stop()
    }
  }, [key, isRegistered])

  return {
    ...state,
    // What was clicked on goes with its page, though its menu may go along to the next.
    shown: state.shownOn === pathname ? state.shown : null,
    answer: (allowed: boolean) => sharing.current?.answer(allowed),
    dismiss: () => setState((now) => ({ ...now, shown: null })),
    watch: (next: Watcher | null) => {
      watcher.current = next
      sharing.current?.watch(next)
    },
    requestCapture: () => sharing.current?.requestCapture(),
  }
}

function useKeyWatch(key: string): void {
  useEffect(() => {
    const timer = setInterval(() => sharingKey() !== key && notifySharing(), KEY_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [key])
}

function handlersOf(set: (change: Partial<SharingState>) => void): SharingHandlers {
  return {
    onOperator: (operator) => set(operator ? { operator } : { operator, pointer: null, shown: null }),
    onAsked: (asking) => set({ asking }),
    onOffline: (isOffline) => set({ isOffline }),
    onPointer: (pointer) => set({ pointer }),
    onRequest: (pointer) =>
      set({ pointer, shown: shownAt(locate(document, pointer).element), shownOn: window.location.pathname }),
    onTooLarge: (isTooLarge) => set({ isTooLarge }),
    onStopped: stopSharing,
    onFailed: fail,
  }
}

function fail(error: unknown): void {
  stopSharing()
  reportError(error)
  notifyFailure()
}
