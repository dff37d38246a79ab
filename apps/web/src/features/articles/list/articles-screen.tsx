import { contract, type ArticleTopic } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, EmptyState, Icon, PageHeader, SearchField, Select, Skeleton } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookOpen, Plus, SearchX } from 'lucide-react'
import { query } from '../../../app/transport/api.ts'
import { address } from '../../../app/routing/address.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { canOrder, type ArticlesSearch } from './articles-search.ts'
import { ArticleList, type ListedArticle } from './article-list.tsx'
import * as styles from './articles.css.ts'
import { TopicCard } from './topic-card.tsx'
import { topicOptions } from '../topic-options.ts'

export interface ArticlesScreenProps {
  filter: ArticlesSearch
  onFilter: (filter: ArticlesSearch) => void
}

/** The articles of help by topic, in the order in which readers see them. */
export function ArticlesScreen({ filter, onFilter }: ArticlesScreenProps) {
  usePageTitle('Artikelen')
  const { data, error, refetch } = useQuery({
    ...query(contract.articles.list, { query: filter }),
    placeholderData: keepPreviousData,
    meta: { errors: 'screen' },
  })
  return (
    <div className={styles.page}>
      <PageHeader
        title="Artikelen"
        description="Wat klanten lezen in de hulp en het helpcentrum, in deze volgorde."
        className={styles.header}
        actions={<NewArticle />}
      />
      <Filters filter={filter} onFilter={onFilter} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="420px" />
      ) : data.length === 0 ? (
        <NoArticles filter={filter} />
      ) : filter.search !== undefined ? (
        <Card padding="none">
          <ArticleList label="Gevonden artikelen" articles={data} withTopic />
        </Card>
      ) : (
        byTopic(data).map(({ topic, articles }) => (
          <TopicCard key={topic} topic={topic} articles={articles} canOrder={canOrder(filter)} />
        ))
      )}
    </div>
  )
}

const NewArticle = () => (
  <AppLink
    href={address('/v2/admin/articles/$articleId', { params: { articleId: 'new' } })}
    className={buttonClassName({ variant: 'primary' })}
  >
    <Icon of={Plus} />
    Nieuw artikel
  </AppLink>
)

function Filters({ filter, onFilter }: ArticlesScreenProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        label="Zoek een artikel"
        placeholder="Titel, tekst of zoekwoord"
        maxLength={200}
        className={styles.search}
        value={filter.search ?? ''}
        onSearch={(search) => onFilter({ ...filter, search: search || undefined })}
      />
      <Select
        label="Rubriek"
        labelHidden
        placeholder="Alle rubrieken"
        clearable
        className={styles.choice}
        options={topicOptions}
        value={filter.topic ?? null}
        onChange={(topic) => onFilter({ ...filter, topic: topic ?? undefined })}
      />
      <Select
        label="Status"
        labelHidden
        placeholder="Alle statussen"
        clearable
        className={styles.choice}
        options={stateOptions}
        value={filter.state ?? null}
        onChange={(state) => onFilter({ ...filter, state: state ?? undefined })}
      />
    </div>
  )
}

const stateOptions = [
  { value: 'published', label: 'Gepubliceerd' },
  { value: 'draft', label: 'Concept' },
] as const

function byTopic(articles: readonly ListedArticle[]): { topic: ArticleTopic; articles: ListedArticle[] }[] {
  return topicOptions
    .map(({ value: topic }) => ({ topic, articles: articles.filter((article) => article.topic === topic) }))
    .filter((group) => group.articles.length > 0)
}

function NoArticles({ filter: { state, topic, search } }: { filter: ArticlesSearch }) {
  return (
    <Card padding="none">
      {search !== undefined || state !== undefined || topic !== undefined ? (
        <EmptyState icon={SearchX} title="Niets gevonden">
          {search === undefined ? 'Geen artikel past bij deze filters.' : `Geen artikel past bij ‘${search}’.`}
        </EmptyState>
      ) : (
        <EmptyState icon={BookOpen} title="Nog geen artikelen" action={<NewArticle />}>
          Hier komt wat klanten in de hulp kunnen lezen.
        </EmptyState>
      )}
    </Card>
  )
}
