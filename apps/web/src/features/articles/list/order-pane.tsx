import { contract, type ArticleTopic, type ListedArticle } from '@klopt/api-client/contract'
import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { Pane, Skeleton } from '@klopt/ui'
import { useFresh } from '../../../app/transport/use-fresh.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { topicOptions } from '../topic-options.ts'
import * as styles from './articles.css.ts'
import { OrderedList } from './ordered-list.tsx'

/** The articles of each topic, to be put in the order in which readers see them. */
export function OrderPane({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useFresh(contract.articles.list, { query: {} })
  return (
    <Pane open onClose={onClose} title="Volgorde van de artikelen" type="article-order" width={640}>
      {isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        byTopic(data).map(({ topic, articles }) => (
          <section key={topic} className={styles.topic}>
            <h3 className={styles.topicName}>{TOPIC_NAMES[topic]}</h3>
            <OrderedList topic={topic} articles={articles} />
          </section>
        ))
      ) : (
        <Skeleton height="420px" />
      )}
    </Pane>
  )
}

function byTopic(articles: readonly ListedArticle[]): { topic: ArticleTopic; articles: ListedArticle[] }[] {
  return topicOptions
    .map(({ value: topic }) => ({ topic, articles: articles.filter((article) => article.topic === topic) }))
    .filter((group) => group.articles.length > 0)
}
