import { contract } from '@klopt/api-client/contract'
import { address } from '../../../app/routing/address.ts'
import type { EditorSubject } from '../../../app/routing/id-params.ts'
import { isMissing } from '../../../app/errors/failures.ts'
import { useEditorSession, type EditorSitting } from '../../../shared/drafts/use-editor-session.ts'
import { useFresh } from '../../../app/transport/use-fresh.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { articlesBack } from '../list/articles-search.ts'
import { DetailWaiting } from '../../../shell/detail-waiting.tsx'
import { PageLoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import * as styles from './article.css.ts'
import { ArticleForm } from './article-form.tsx'

/** An article at its address: a new one, which gets its own at its first save, or one to change. */
export function ArticlePlace({ subject }: { subject: EditorSubject }) {
  const sitting = useEditorSession(subject, (articleId) =>
    address('/v2/admin/articles/$articleId', { params: { articleId } }),
  )
  return (
    <div className={styles.page}>
      <ArticleSitting key={sitting.session.key} {...sitting} />
    </div>
  )
}

function ArticleSitting({ session, onCreated, onLoadNewest }: EditorSitting) {
  const { subject, isNew } = session
  if (isNew || subject === 'new') return <ArticleForm article={null} {...{ onCreated, onLoadNewest }} />
  return <SavedArticle articleId={subject} onLoadNewest={onLoadNewest} />
}

function SavedArticle({ articleId, onLoadNewest }: { articleId: number; onLoadNewest: () => void }) {
  const { data, isError, error, refetch } = useFresh(contract.articles.get, { params: { articleId } })
  // One that was just thrown away is missed while its form leads away.
  if (isError && isMissing(error)) return <NotFound />
  if (isError) return <PageLoadError error={error} onRetry={() => void refetch()} />
  return data ? <ArticleForm article={data} onLoadNewest={onLoadNewest} /> : <Waiting />
}

function Waiting() {
  usePageTitle('Artikel')
  return <DetailWaiting back={articlesBack()} />
}
