import { createFileRoute } from '@tanstack/react-router'
import { subjectParams } from '../../../../../app/routing/id-params.ts'
import { requireGlobalAdmin } from '../../../../../app/session/require-global-admin.ts'
import { ArticlePlace } from '../../../../../features/articles/editor/article-place.tsx'

/** Serves `new` too: a new article gets its own address at its first save, without leaving the screen. */
export const Route = createFileRoute('/v2/_signed-in/admin/articles/$articleId')({
  beforeLoad: requireGlobalAdmin,
  params: subjectParams('articleId'),
  component: function StaffArticle() {
    return <ArticlePlace subject={Route.useParams().articleId} />
  },
})
