import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../app/transport/api.ts'
import { idParams } from '../../../../app/routing/id-params.ts'
import { ArticleScreen } from '../../../../features/support/articles/article-screen.tsx'
import { HelpLayout } from '../../../../features/support/articles/help-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/support/$articleId')({
  params: idParams('articleId'),
  loader: ({ params }) =>
    void queryClient.prefetchQuery(query(contract.support.articleWithoutAdministration, { params })),
  component: function HelpArticle() {
    return (
      <HelpLayout user={Route.useRouteContext().user}>
        <ArticleScreen administrationId={null} articleId={Route.useParams().articleId} />
      </HelpLayout>
    )
  },
})
