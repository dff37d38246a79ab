import { createFileRoute, notFound } from '@tanstack/react-router'
import type { EditorSubject } from '../../../../../app/editor-session.ts'
import { requireGlobalAdmin } from '../../../../../app/require-global-admin.ts'
import { ArticlePlace } from '../../../../../features/article-editor/editor/article-place.tsx'

/** Serves `new` too: a new article gets its own address at its first save, without leaving the screen. */
export const Route = createFileRoute('/v2/_signed-in/admin/articles/$articleId')({
  beforeLoad: requireGlobalAdmin,
  params: {
    parse: ({ articleId }): { articleId: EditorSubject } => {
      if (articleId === 'new') return { articleId }
      if (!/^[1-9]\d{0,14}$/.test(articleId)) throw notFound()
      return { articleId: Number(articleId) }
    },
    stringify: ({ articleId }) => ({ articleId: String(articleId) }),
  },
  component: function StaffArticle() {
    return <ArticlePlace subject={Route.useParams().articleId} />
  },
})
