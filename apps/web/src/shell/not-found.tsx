import { NotFoundScreen } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { currentUserQuery } from '../app/session.ts'
import { administrationIdOf, homeTargetOf } from '../app/start-target.ts'
import { usePageTitle } from '../app/use-page-title.ts'

/** An address that leads nowhere; the button leads to where this user can go on. */
export function NotFound() {
  usePageTitle('Pagina niet gevonden')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const user = useQuery(currentUserQuery())
  const entered = administrationIdOf(pathname)
  const isTheirs = user.data?.roles?.some((role) => role.administration_id === entered) ?? false
  return <NotFoundScreen href={homeTargetOf(user.data ?? null, isTheirs ? entered : null)} />
}
