import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { idParams } from '../../../../../../app/routing/id-params.ts'
import { ArticleScreen } from '../../../../../../features/support/articles/article-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/support/$articleId')({
  params: idParams('articleId'),
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.support.article, { params })),
  component: function HelpArticle() {
    return <ArticleScreen {...Route.useParams()} />
  },
})
