import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { Card, DetailHeader } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { isMissing } from '../../../app/errors/failures.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { DetailWaiting } from '../../../shell/detail-waiting.tsx'
import { LoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { ArticleBody } from '../../../shell/article/article-body.tsx'
import { articlePath, helpCentrePath } from '../../../shell/article/article-links.ts'
import { useArticle } from './article-queries.ts'
import * as article from '../../../shell/article/article.css.ts'
import * as styles from './help-centre.css.ts'

export interface ArticleScreenProps {
  /** Null apart from any administration. */
  administrationId: number | null
  articleId: number
}

/** One article of the help centre, on a page of its own. */
export function ArticleScreen({ administrationId, articleId }: ArticleScreenProps) {
  const { data, error, refetch } = useArticle(administrationId, articleId)
  const navigate = useNavigate()
  const back = { label: 'Helpcentrum', href: helpCentrePath(administrationId) }
  usePageTitle(isMissing(error) ? null : (data?.title ?? 'Helpcentrum'))
  if (isMissing(error)) return <NotFound />
  return (
    <div className={styles.reading}>
      {data ? (
        <>
          <DetailHeader
            back={back}
            title={data.title}
            description={TOPIC_NAMES[data.topic]}
            className={styles.header}
          />
          <Card>
            <article className={article.article}>
              <ArticleBody
                article={data}
                administrationId={administrationId}
                onArticle={(id) => void navigate({ href: articlePath(administrationId, id) })}
              />
            </article>
          </Card>
        </>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailWaiting back={back} />
      )}
    </div>
  )
}
