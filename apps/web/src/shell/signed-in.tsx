import { LinkProvider, OverlayHost } from '@klopt/ui'
import { useEffect, type ReactNode } from 'react'
import { keepFocus } from '../app/routing/keep-focus.ts'
import { notifyByItself } from '../app/errors/own-notifiers.ts'
import { RouterLink } from '../app/routing/router-link.tsx'
import type { CurrentUser } from '../app/session/session.ts'
import { preloadErrorModal } from '../app/errors/unhandled-errors.ts'
import { Arrival } from './arrival.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { companions } from './on-every-screen.ts'
import { Surrounding } from './surroundings.tsx'

/** 90011: the administration can be viewed and not changed. */
const READ_ONLY_CODE = 90011
notifyByItself(READ_ONLY_CODE, (error) => {
  void import('../features/subscriptions/read-only-modal.tsx').then(({ showReadOnly }) => showReadOnly(error))
})

/** What whoever is signed in has on every screen: links, help, screen sharing, and word of the connection and of work on the server. */
export function SignedIn({ user, children }: { user: CurrentUser; children: ReactNode }) {
  useEffect(preloadErrorModal, [])
  useEffect(keepFocus, [])
  return (
    <LinkProvider component={RouterLink}>
      <Surrounding value="signed-in">{children}</Surrounding>
      <Arrival />
      {Object.entries(companions).map(([name, Companion]) => (
        <Companion key={name} user={user} />
      ))}
      <MaintenanceNotice />
      <ConnectionNotice />
      <OverlayHost />
    </LinkProvider>
  )
}
