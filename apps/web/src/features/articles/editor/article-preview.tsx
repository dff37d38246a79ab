import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Skeleton } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { isBlankDocument } from '../../../shared/rich-text/rich-text-documents.ts'
import { ArticleBody } from '../../../shell/article/article-body.tsx'
import * as article from '../../../shell/article/article.css.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import type { ArticleDraft } from './article-draft.ts'
import * as styles from './article.css.ts'

/** The pause in writing after which the preview follows, in ms. */
const PAUSE_MS = 600

/** The article as wide as help shows it, of what the server makes of the words; nothing of it is kept. */
export function ArticlePreview({ draft }: { draft: ArticleDraft }) {
  const { document, videoUrl } = useSettled(draft)
  const { data, error, refetch } = useQuery({
    ...query(contract.articles.preview, { body: { document, videoUrl: videoUrl.trim() || null } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { errors: 'screen' },
  })
  const title = draft.title.trim() || 'Artikel zonder titel'
  const refused = error instanceof ApiError ? Object.values(error.fields) : []
  return (
    <section aria-label="Zo ziet de klant het" className={styles.preview}>
      <h2 className={styles.previewHeading}>Zo ziet de klant het</h2>
      <div className={styles.paper}>
        <article className={article.article}>
          <h3 className={article.title}>{title}</h3>
          {refused.length > 0 ? (
            <Alert tone="warning" title="Dit kan zo niet worden opgeslagen">
              {refused.map((problem) => (
                <p key={problem} className={styles.text}>
                  {problem}
                </p>
              ))}
            </Alert>
          ) : error && !data ? (
            <LoadError error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <Skeleton height="160px" />
          ) : (
            <>
              <ArticleBody
                article={{
                  id: 0,
                  title,
                  video_url: data.videoUrl,
                  topic: draft.topic ?? 'start',
                  content: data.content,
                }}
                administrationId={null}
                // In help another article opens in its place; here one goes on writing.
                onArticle={() => {}}
              />
              {isBlankDocument(document) && <p className={styles.muted}>Hier komt de tekst.</p>}
            </>
          )}
        </article>
      </div>
    </section>
  )
}

/** What is written, once one pauses. */
function useSettled(draft: ArticleDraft): ArticleDraft {
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return settled
}
