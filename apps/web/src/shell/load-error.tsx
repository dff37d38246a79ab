import { ApiError, isGenericMessage, messageWithCode } from '@klopt/api-client'
import { Button, EmptyState } from '@klopt/ui'
import { CloudOff } from 'lucide-react'

export interface LoadErrorProps {
  /** Fetches it again. */
  onRetry: () => void
  /** What went wrong; when it says something in particular, that is shown with its code. */
  error?: unknown
}

/** In place of what could not be fetched. */
export function LoadError({ onRetry, error }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title="Er ging iets mis" action={<Button onClick={onRetry}>Opnieuw proberen</Button>}>
        {error instanceof ApiError && !isGenericMessage(error)
          ? messageWithCode(error)
          : 'De gegevens konden niet geladen worden.'}
      </EmptyState>
    </div>
  )
}
