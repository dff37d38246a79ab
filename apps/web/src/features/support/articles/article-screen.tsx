import { AppLink, Card, Icon, linkClassName, PageHeader, Skeleton } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { isMissing } from '../../../app/errors/failures.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { ArticleBody } from '../../../shell/article/article-body.tsx'
import { articlePath, helpCentrePath } from '../../../shell/article/article-links.ts'
import { useArticle } from './article-queries.ts'
import * as article from '../../../shell/article/article.css.ts'
import * as styles from './help-centre.css.ts'
import { topicNames } from '../../../shared/articles/article-topics.ts'

export interface ArticleScreenProps {
  /** Null apart from any administration. */
  administrationId: number | null
  articleId: number
}

/** One article of the help centre, on a page of its own. */
export function ArticleScreen({ administrationId, articleId }: ArticleScreenProps) {
  const { data, error, refetch } = useArticle(administrationId, articleId)
  const navigate = useNavigate()
  usePageTitle(isMissing(error) ? null : (data?.title ?? 'Helpcentrum'))
  if (isMissing(error)) return <NotFound />
  return (
    <div className={styles.reading}>
      <AppLink href={helpCentrePath(administrationId)} className={linkClassName}>
        <span className={styles.back}>
          <Icon of={ArrowLeft} />
          Helpcentrum
        </span>
      </AppLink>
      {data ? (
        <>
          <PageHeader title={data.title} description={topicNames[data.topic]} className={styles.header} />
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
        <div aria-busy="true" className={article.loading}>
          <PageHeader title={<Skeleton width="280px" height="24px" />} className={styles.header} />
          <Skeleton height="320px" />
        </div>
      )}
    </div>
  )
}
