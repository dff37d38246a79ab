import { ApiError, isGenericMessage, messageWithCode } from '@klopt/api-client'
import { Button, EmptyState, visuallyHidden } from '@klopt/ui'
import { CloudOff, Lock } from 'lucide-react'
import { isRefused } from '../app/errors/failures.ts'

export interface LoadErrorProps {
  /** Fetches it again. */
  onRetry: () => void
  /** What went wrong; when it says something in particular, that is shown with its code. */
  error?: unknown
}

/** In place of what could not be fetched. */
export function LoadError({ onRetry, error }: LoadErrorProps) {
  const isForOthers = isRefused(error)
  // What failed for want of a connection is no fault of ours, and comes by itself when it is back.
  const title = isForOthers ? 'Geen toegang' : navigator.onLine ? 'Er ging iets mis' : 'Geen verbinding'
  return (
    <div role="alert">
      <EmptyState
        icon={isForOthers ? Lock : CloudOff}
        title={title}
        // Asking again helps nobody who may not see it.
        action={!isForOthers && <Button onClick={onRetry}>Opnieuw proberen</Button>}
      >
        {error instanceof ApiError && !isGenericMessage(error)
          ? messageWithCode(error)
          : 'De gegevens konden niet geladen worden.'}
      </EmptyState>
    </div>
  )
}

/** In place of a page that could not be fetched: a page has a heading, by which a screen reader finds it. */
export function PageLoadError(props: LoadErrorProps) {
  return (
    <>
      <h1 className={visuallyHidden}>Deze pagina is niet geladen</h1>
      <LoadError {...props} />
    </>
  )
}
