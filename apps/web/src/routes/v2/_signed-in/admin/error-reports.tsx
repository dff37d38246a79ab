import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../app/session/require-global-admin.ts'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'
import { readErrorReportsSearch } from '../../../../features/staff/error-reports-search.ts'
import { ErrorReportsScreen } from '../../../../features/staff/error-reports-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/error-reports')({
  beforeLoad: requireGlobalAdmin,
  validateSearch: readErrorReportsSearch,
  component: function ErrorReports() {
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ErrorReportsScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
    )
  },
})
