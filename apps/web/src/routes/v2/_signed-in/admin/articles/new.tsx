import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../../app/require-global-admin.ts'
import { NewArticleScreen } from '../../../../../features/article-editor/editor/article-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/articles/new')({
  beforeLoad: requireGlobalAdmin,
  component: NewArticleScreen,
})
