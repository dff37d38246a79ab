import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'
import { SearchScreen } from '../../../../features/staff/search-screen.tsx'
import { readStaffSearch } from '../../../../features/staff/staff-search.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/')({
  validateSearch: readStaffSearch,
  component: function Search() {
    const navigate = useWhileHere(Route.useNavigate())
    return <SearchScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
  },
})
