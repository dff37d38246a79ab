import { Button, EmptyState } from '@klopt/ui'
import { CloudOff } from 'lucide-react'

/** In place of what could not be fetched; `onRetry` fetches it again. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title="Er ging iets mis" action={<Button onClick={onRetry}>Opnieuw proberen</Button>}>
        De gegevens konden niet geladen worden.
      </EmptyState>
    </div>
  )
}
