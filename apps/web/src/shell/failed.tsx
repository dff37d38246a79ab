import { ApiError } from '@klopt/api-client'
import { GenericErrorScreen } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { administrationIdOf, dashboardPath } from '../app/start-target.ts'
import { NotFound } from './not-found.tsx'

const notFoundStatus = 404

/** A screen that could not be shown. What the server does not know is a page that does not exist. */
export function Failed({ error }: { error: unknown }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  if (error instanceof ApiError && error.status === notFoundStatus) return <NotFound />
  const administrationId = administrationIdOf(pathname)
  return administrationId === null ? (
    <GenericErrorScreen href="/" linkText="Naar de startpagina" />
  ) : (
    <GenericErrorScreen href={dashboardPath(administrationId)} linkText="Naar het dashboard" />
  )
}
