import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../../app/require-global-admin.ts'
import { ArticleScreen } from '../../../../../features/article-editor/editor/article-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/articles/$articleId')({
  beforeLoad: requireGlobalAdmin,
  params: {
    parse: ({ articleId }) => {
      if (!/^[1-9]\d{0,14}$/.test(articleId)) throw notFound()
      return { articleId: Number(articleId) }
    },
    stringify: ({ articleId }) => ({ articleId: String(articleId) }),
  },
  component: function StaffArticle() {
    const { articleId } = Route.useParams()
    return <ArticleScreen key={articleId} articleId={articleId} />
  },
})
