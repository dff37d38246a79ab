import { Button, NotFoundScreen } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportError } from '../app/errors/reporting/report-error.ts'
import { mayBeSignedIn } from '../app/session/may-be-signed-in.ts'
import { currentUserQuery } from '../app/session/session.ts'
import { administrationIdOf, homeTargetOf } from '../app/session/start-target.ts'
import { usePageTitle } from '../app/routing/use-page-title.ts'
import { Framed } from './framed.tsx'
import { useAround } from './surroundings.tsx'

/** Somebody followed an address that leads nowhere, perhaps a link of ours. */
class PageNotFound extends Error {
  override readonly name = 'PageNotFound'
}

/** An address that leads nowhere, which is reported; the button leads to where this user can go on. */
export function NotFound() {
  usePageTitle('Pagina niet gevonden')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => reportError(new PageNotFound(`There is no page at ${pathname}`)), [pathname])
  const { data: user = null } = useQuery({ ...currentUserQuery(), enabled: mayBeSignedIn() })
  // Without its frame the administration of the address is none that was entered.
  const home = homeTargetOf(user, useAround() === 'frame' ? administrationIdOf(pathname) : null)
  return (
    <Framed>
      <NotFoundScreen {...home} inMain besides={hasBefore() && <Back />} />
    </Framed>
  )
}

/** Whether this window showed something before. */
const hasBefore = (): boolean => window.history.length > 1

/** To where one came from, also when that is no page of ours. */
function Back() {
  const { history } = useRouter()
  return (
    <Button variant="text" onClick={() => history.back()}>
      Terug naar de vorige pagina
    </Button>
  )
}
