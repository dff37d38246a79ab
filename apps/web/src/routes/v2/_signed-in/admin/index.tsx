import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchText } from '../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'
import { SearchScreen } from '../../../../features/staff/search-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/')({
  validateSearch: v.object({ search: searchText }),
  component: function Search() {
    const { search } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <SearchScreen search={search} onSearch={(text) => void navigate({ search: { search: text }, replace: true })} />
    )
  },
})
