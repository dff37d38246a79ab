import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { requireGlobalAdmin } from '../../../../../app/session/require-global-admin.ts'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'
import { articlesQuery, readArticlesSearch } from '../../../../../features/articles/list/articles-search.ts'
import { ArticlesScreen } from '../../../../../features/articles/list/articles-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/articles/')({
  beforeLoad: requireGlobalAdmin,
  validateSearch: readArticlesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(query(contract.articles.list, { query: articlesQuery(deps) })),
  component: function Articles() {
    const navigate = useWhileHere(Route.useNavigate())
    return <ArticlesScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
  },
})
