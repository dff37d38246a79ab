import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../app/session/require-global-admin.ts'
import { readChargesSearch } from '../../../../features/subscription-charges/charges-search.ts'
import { ChargesScreen } from '../../../../features/subscription-charges/charges-screen.tsx'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/subscription-charges')({
  beforeLoad: requireGlobalAdmin,
  validateSearch: readChargesSearch,
  component: function SubscriptionCharges() {
    const navigate = useWhileHere(Route.useNavigate())
    return <ChargesScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
  },
})
