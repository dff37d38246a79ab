import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { AppLink, Card, Icon, linkClassName, PageHeader, Skeleton } from '@klopt/ui'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFresh } from '../../../app/use-fresh.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import * as styles from './article.css.ts'
import { ArticleForm } from './article-form.tsx'

/** An article to change. */
export function ArticleScreen({ articleId }: { articleId: number }) {
  const { data, isError, error, refetch } = useFresh(contract.adminArticles.get, { params: { articleId } })
  // Fetched again by hand, the form starts anew with what came.
  const [round, setRound] = useState(0)
  usePageTitle(data?.title ?? 'Artikel')
  if (isError && error instanceof ApiError && error.status === 404) return <NotFound />
  return (
    <Frame>
      {data ? (
        <ArticleForm
          key={`${articleId} ${round}`}
          article={data}
          onReload={() => void refetch().then(({ isSuccess }) => isSuccess && setRound(round + 1))}
        />
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <PageHeader title={<Skeleton width="280px" height="24px" />} />
          <Card>
            <Skeleton height="480px" />
          </Card>
        </div>
      )}
    </Frame>
  )
}

/** An article to begin. */
export function NewArticleScreen() {
  usePageTitle('Nieuw artikel')
  return (
    <Frame>
      <ArticleForm article={null} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <AppLink href="/v2/admin/articles" className={linkClassName}>
        <span className={styles.back}>
          <Icon of={ArrowLeft} />
          Alle artikelen
        </span>
      </AppLink>
      {children}
    </div>
  )
}
