import { Button, EmptyState, Link, Skeleton } from '@klopt/ui'
import { ArrowLeft, BookX, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { isMissing } from '../../../app/errors/failures.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { articlePath } from '../../../shell/article/article-links.ts'
import { useArticle } from '../articles/article-queries.ts'
import * as article from '../../../shell/article/article.css.ts'
import type { SupportPlace } from '../support-place.ts'
import * as styles from './sidebar.css.ts'
import type { Reading } from './use-reading.ts'

/** With what cleans HTML, which the list of articles can do without. */
const ArticleBody = lazy(async () => ({
  default: (await import('../../../shell/article/article-body.tsx')).ArticleBody,
}))

export interface ArticleReaderProps {
  articleId: number
  place: SupportPlace
  reading: Reading
}

/** One article in the sidebar, with the ways back. */
export function ArticleReader({ articleId, place, reading }: ArticleReaderProps) {
  const { administrationId } = place
  const { data, error, refetch } = useArticle(administrationId, articleId)
  return (
    <article className={article.article}>
      <div className={article.ways}>
        <Button variant="text" size="small" icon={ArrowLeft} onClick={reading.toOverview}>
          Terug naar overzicht
        </Button>
        {reading.trail.length > 1 && (
          <Button variant="text" size="small" icon={Undo2} onClick={reading.back}>
            Vorig artikel
          </Button>
        )}
      </div>
      {data ? (
        <>
          <Title>{data.title}</Title>
          <Suspense fallback={<Skeleton height="240px" />}>
            <ArticleBody article={data} administrationId={administrationId} onArticle={reading.open} />
          </Suspense>
          <p className={styles.text}>
            <Link href={articlePath(administrationId, articleId)}>Lees dit in het helpcentrum</Link>
          </p>
        </>
      ) : isMissing(error) ? (
        <EmptyState icon={BookX} title="Dit artikel is er niet meer">
          Zoek in het overzicht naar een ander artikel.
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className={article.loading}>
          <Skeleton width="70%" height="24px" />
          <Skeleton height="240px" />
        </div>
      )}
    </article>
  )
}

/** Takes the focus, since what led here is gone. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={article.title}>
      {children}
    </h3>
  )
}
