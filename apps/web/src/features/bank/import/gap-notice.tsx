import { Alert } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'

interface GapNoticeProps {
  gapCents: number
  /** Its lines are in the books already. */
  isImported?: boolean
}

/** That a statement does not go on where the one before it ended, and what to do about that. */
export const GapNotice = ({ gapCents, isImported = false }: GapNoticeProps) => (
  <Alert tone="warning" title={`Er ontbreekt ${formatEuro(Math.abs(gapCents))} voor dit afschrift`}>
    Het beginsaldo sluit niet aan op het vorige afschrift. Waarschijnlijk mist er een afschrift over de dagen ervoor.{' '}
    {isImported
      ? 'Importeer dat alsnog, anders klopt het saldo van je bank niet.'
      : 'Je kunt dit afschrift wel importeren.'}
  </Alert>
)
