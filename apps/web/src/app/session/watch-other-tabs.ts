import { cacheOwner } from '../transport/api.ts'
import { loginAfterEnd } from './login-address.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { forgetSession } from './session.ts'
import { readStored, storedName } from '../storage.ts'

/**
 * Follows what other tabs hear from the server about who is signed in, since all share one session: after signing out
 * nothing stays on the screen of another tab, and after signing in as somebody else it starts afresh. Looks again
 * when a sleeping tab wakes up.
 */
export function watchOtherTabs(router: RegisteredRouter): void {
  const look = () => {
    const target = targetAfterChange(cacheOwner(), readStored('signed-in-user'), router.state.location.href)
    if (target === null) return
    forgetSession()
    // What was typed belongs to a session that is over: asking to keep it would keep it on the screen.
    void router.navigate({ href: target, replace: true, ignoreBlocker: true })
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === storedName('signed-in-user')) look()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/** Where a tab of user `shown` goes when the browser's user is `current`; null when nothing changes for it. */
export function targetAfterChange(shown: number | null, current: number | null, href: string): string | null {
  if (shown === null || shown === current) return null
  if (current !== null) return '/start'
  return loginAfterEnd(href)
}
