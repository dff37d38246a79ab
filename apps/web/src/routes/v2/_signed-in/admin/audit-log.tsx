import { createFileRoute } from '@tanstack/react-router'
import { AuditLogScreen } from '../../../../features/back-office/audit-log-screen.tsx'
import { readAuditSearch } from '../../../../features/back-office/back-office-search.ts'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/audit-log')({
  validateSearch: readAuditSearch,
  component: function AuditLog() {
    const navigate = useWhileHere(Route.useNavigate())
    return <AuditLogScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
  },
})
