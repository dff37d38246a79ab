import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../app/session/require-global-admin.ts'
import { readSubscriptionsSearch } from '../../../../features/back-office/back-office-search.ts'
import { SubscriptionsScreen } from '../../../../features/back-office/subscriptions-screen.tsx'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/subscriptions')({
  beforeLoad: requireGlobalAdmin,
  validateSearch: readSubscriptionsSearch,
  component: function Subscriptions() {
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <SubscriptionsScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
    )
  },
})
