import { contract } from '@klopt/api-client/contract'
import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { AppLink, Card, EmptyState, PageHeader, SearchField, Skeleton, visuallyHidden } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { query } from '../../../app/transport/api.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { articlePath } from '../../../shell/article/article-links.ts'
import { useArticles } from './article-queries.ts'
import * as styles from './help-centre.css.ts'

export interface HelpCentreScreenProps {
  /** Null apart from any administration. */
  administrationId: number | null
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** All articles by topic, or those that a search finds. */
export function HelpCentreScreen({ administrationId, search, onSearch }: HelpCentreScreenProps) {
  usePageTitle('Helpcentrum')
  return (
    <div className={styles.page}>
      <PageHeader title="Helpcentrum" description="Hoe je iets doet in Klopt, en wat de regels zijn." />
      <SearchField
        label="Zoek in het helpcentrum"
        placeholder="Waar zoek je hulp bij?"
        debounceMs={1000}
        maxLength={200}
        className={styles.search}
        value={search ?? ''}
        onSearch={(text) => onSearch(text || undefined)}
      />
      {search === undefined ? (
        <Topics administrationId={administrationId} />
      ) : (
        <Found administrationId={administrationId} search={search} />
      )}
    </div>
  )
}

function Topics({ administrationId }: { administrationId: number | null }) {
  const topics = useQuery(query(contract.support.topics, {}))
  if (topics.isError && !topics.data) return <LoadError error={topics.error} onRetry={() => void topics.refetch()} />
  if (!topics.data) return <Skeleton height="420px" />
  return (
    <div className={styles.topics}>
      {topics.data
        .filter(({ articles }) => articles.length > 0)
        .map(({ topic, articles }) => (
          <section key={topic} aria-labelledby={`topic-${topic}`} className={styles.topic}>
            <h2 id={`topic-${topic}`} className={styles.topicName}>
              {TOPIC_NAMES[topic]}
            </h2>
            <ul className={styles.titles}>
              {articles.map(({ id, title }) => (
                <li key={id}>
                  <AppLink href={articlePath(administrationId, id)} className={styles.titleLink}>
                    {title}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function Found({ administrationId, search }: { administrationId: number | null; search: string }) {
  const articles = useArticles(administrationId, { query: search })
  const count = articles.data?.length ?? 0
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {articles.isSuccess &&
          !articles.isPlaceholderData &&
          (count === 1 ? '1 artikel gevonden.' : `${count} artikelen gevonden.`)}
      </p>
      {articles.isError && !articles.data ? (
        <LoadError error={articles.error} onRetry={() => void articles.refetch()} />
      ) : !articles.data ? (
        <Skeleton height="240px" />
      ) : (
        <Card padding="none">
          {count === 0 ? (
            <EmptyState icon={SearchX} title="Niets gevonden">
              Geen artikel past bij ‘{search}’. Probeer het met andere woorden.
            </EmptyState>
          ) : (
            <ul aria-label="Gevonden artikelen" className={styles.titles}>
              {articles.data.map(({ id, title, topic }) => (
                <li key={id}>
                  <AppLink href={articlePath(administrationId, id)} className={styles.found}>
                    <span className={styles.foundTitle}>{title}</span>
                    <span className={styles.foundTopic}>{TOPIC_NAMES[topic]}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}
