import { useEffect, useState, type ComponentType } from 'react'
import { reportError } from '../../app/errors/reporting/report-error.ts'
import { stopSharing, useSharingKey } from '../../shared/screen-sharing/screen-sharing.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { notifyFailure } from './notify-failure.tsx'
import type { SharingSessionProps } from './user/sharing-session.tsx'

/** Goes on sharing the screen while there is a key for it; all that does so comes with the first use. */
export function ScreenSharing({ user }: { user: CurrentUser }) {
  const key = useSharingKey()
  const isSharing = key !== null
  const [Session, setSession] = useState<ComponentType<SharingSessionProps>>()
  useEffect(() => {
    if (!isSharing || Session) return
    import('./user/sharing-session.tsx').then(
      (loaded) => setSession(() => loaded.SharingSession),
      (error: unknown) => {
        stopSharing()
        reportError(error)
        notifyFailure()
      },
    )
  }, [isSharing, Session])
  return key !== null && Session ? <Session key={key} sharingKey={key} user={user} /> : null
}
