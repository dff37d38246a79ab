import { contract } from '@klopt/api-client/contract'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/api.ts'
import { ArticleScreen } from '../../../../../../features/support/articles/article-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/support/$articleId')({
  params: {
    parse: ({ articleId }) => {
      if (!/^[1-9]\d{0,14}$/.test(articleId)) throw notFound()
      return { articleId: Number(articleId) }
    },
    stringify: ({ articleId }) => ({ articleId: String(articleId) }),
  },
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.support.article, { params })),
  component: function HelpArticle() {
    return <ArticleScreen {...Route.useParams()} />
  },
})
