import { ApiError } from '@klopt/api-client'
import { GenericErrorScreen } from '@klopt/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { isFailedChunk } from '../app/failed-chunks.ts'
import { administrationIdOf, dashboardPath } from '../app/start-target.ts'
import { LoadError } from './load-error.tsx'
import { NotFound } from './not-found.tsx'

const notFoundStatus = 404

/**
 * A screen that could not be shown. What the server does not know is a page that does not exist; what could not be
 * fetched can be fetched again; anything else is a fault of ours, which has been reported.
 */
export function Failed({ error }: { error: unknown }) {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  if (error instanceof ApiError) {
    if (error.status === notFoundStatus) return <NotFound />
    return (
      <main>
        <LoadError error={error} onRetry={() => void router.invalidate()} />
      </main>
    )
  }
  if (isFailedChunk(error) && !navigator.onLine) {
    return (
      <main>
        <LoadError onRetry={() => location.reload()} />
      </main>
    )
  }
  const administrationId = administrationIdOf(pathname)
  return administrationId === null ? (
    <GenericErrorScreen href="/" linkText="Naar de startpagina" />
  ) : (
    <GenericErrorScreen href={dashboardPath(administrationId)} linkText="Naar het dashboard" />
  )
}
