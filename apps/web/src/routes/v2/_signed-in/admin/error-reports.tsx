import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchText } from '../../../../app/routing/search-text.ts'
import { requireGlobalAdmin } from '../../../../app/session/require-global-admin.ts'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'
import { ErrorReportsScreen } from '../../../../features/staff/error-reports-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/error-reports')({
  beforeLoad: requireGlobalAdmin,
  validateSearch: v.object({ search: searchText }),
  component: function ErrorReports() {
    const { search } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ErrorReportsScreen
        search={search}
        onSearch={(text) => void navigate({ search: { search: text }, replace: true })}
      />
    )
  },
})
