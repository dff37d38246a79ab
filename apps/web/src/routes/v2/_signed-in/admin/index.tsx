import { createFileRoute } from '@tanstack/react-router'
import { isGlobalAdmin } from '../../../../app/session/global-roles.ts'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'
import { SearchScreen } from '../../../../features/staff/search-screen.tsx'
import { readStaffSearch } from '../../../../features/staff/staff-search.ts'
import { ComplianceWaiting, SupportWaiting } from '../../../../features/staff/waiting-card.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/')({
  validateSearch: readStaffSearch,
  component: function Start() {
    const navigate = useWhileHere(Route.useNavigate())
    const { user } = Route.useRouteContext()
    return (
      <SearchScreen
        waiting={isGlobalAdmin(user) ? <SupportWaiting /> : <ComplianceWaiting />}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
