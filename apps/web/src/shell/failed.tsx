import { ApiError } from '@klopt/api-client'
import { GenericErrorScreen } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isFailedChunk } from '../app/errors/failed-chunks.ts'
import { isMissing, isUnanswered } from '../app/errors/failures.ts'
import { administrationIdOf, dashboardPath } from '../app/session/start-target.ts'
import { queryClient } from '../app/transport/api.ts'
import { Framed } from './framed.tsx'
import { PageLoadError } from './load-error.tsx'
import { NotFound } from './not-found.tsx'

/** The page of a customer has nothing around it that reads; what may have a frame asks who is signed in. */
export function Failed({ error }: { error: unknown }) {
  return (
    <QueryClientProvider client={queryClient}>
      <FailedScreen error={error} />
    </QueryClientProvider>
  )
}

/**
 * A screen that could not be shown, in its place: the frame around it stays. What the server does not know is a page that
 * does not exist; what could not be fetched is fetched again, by itself when the connection is back; anything else is a
 * fault of ours, which has been reported.
 */
function FailedScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const retry = () => void router.invalidate()
  const isUnreachable = isUnanswered(error) || (isFailedChunk(error) && !navigator.onLine)
  useWhenOnline(isUnreachable, retry)
  if (isMissing(error)) return <NotFound />
  return (
    <Framed>
      {error instanceof ApiError || isUnreachable ? <PageLoadError error={error} onRetry={retry} /> : <OurFault />}
    </Framed>
  )
}

function OurFault() {
  const administrationId = useRouterState({ select: ({ location }) => administrationIdOf(location.pathname) })
  return administrationId === null ? (
    <GenericErrorScreen href="/" linkText="Naar de startpagina" inMain />
  ) : (
    <GenericErrorScreen href={dashboardPath(administrationId)} linkText="Naar het dashboard" inMain />
  )
}

function useWhenOnline(isAwaited: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isAwaited) return
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  })
}
