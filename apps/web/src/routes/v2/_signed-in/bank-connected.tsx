import { createFileRoute } from '@tanstack/react-router'
import { administrationAddress } from '../../../app/routing/address.ts'
import { outcomeOf, readBankAnswer } from '../../../features/bank/connections/bank-answer.ts'
import { BankConnectedScreen } from '../../../features/bank/connections/bank-connected-screen.tsx'

/** The one address that banks lead back to, whatever the administration. */
export const Route = createFileRoute('/v2/_signed-in/bank-connected')({
  validateSearch: readBankAnswer,
  component: function BankConnected() {
    const navigate = Route.useNavigate()
    return (
      <BankConnectedScreen
        outcome={outcomeOf(Route.useSearch())}
        onConnected={(id) => void navigate({ href: administrationAddress(id, 'bank/connections'), replace: true })}
      />
    )
  },
})
