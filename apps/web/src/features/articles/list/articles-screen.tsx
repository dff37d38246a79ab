import { contract } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, EmptyState, Icon, Select } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowUpDown, BookOpen, Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { topicNames } from '../../../shared/articles/article-topics.ts'
import { onePage } from '../../../shared/lists/one-page.ts'
import { sortRows } from '../../../shared/lists/sort-rows.ts'
import { statusSegments } from '../../../shared/lists/status-segments.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { topicOptions } from '../topic-options.ts'
import { ARTICLE_STATES, articleColumns, articleHref, type ListedArticle } from './article-columns.tsx'
import { articlesHref, articlesQuery, readArticlesSearch, type ArticlesSearch } from './articles-search.ts'
import { OrderPane } from './order-pane.tsx'

export interface ArticlesScreenProps {
  filter: ArticlesSearch
  onFilter: (filter: ArticlesSearch) => void
}

/** The articles of help by topic, in the order in which readers see them; of a search the best come first. */
export function ArticlesScreen({ filter, onFilter }: ArticlesScreenProps) {
  usePageTitle('Artikelen')
  const [isOrdering, setIsOrdering] = useState(false)
  const asked = useQuery({
    ...query(contract.articles.list, { query: articlesQuery(filter) }),
    placeholderData: keepPreviousData,
    meta: { errors: 'screen' },
  })
  const { sort, search, state, topic } = filter
  const rows = useMemo(() => orderedRows(asked.data ?? [], sort), [asked.data, sort])
  return (
    <>
      <ListScreen
        name="articles"
        title="Artikelen"
        itemsName="artikelen"
        allLabel="Alle artikelen"
        summary="Wat klanten lezen in de hulp en het helpcentrum, in deze volgorde."
        actions={
          <>
            <Button icon={ArrowUpDown} onClick={() => setIsOrdering(true)}>
              Volgorde aanpassen
            </Button>
            <NewArticle />
          </>
        }
        {...{ filter, onFilter }}
        columns={articleColumns}
        pages={onePage(asked, rows)}
        totalCount={rows.length}
        read={readArticlesSearch}
        hrefOf={articlesHref}
        segments={statusSegments(stateChoices, state, (next) => articlesHref({ ...filter, state: next }))}
        defaultSort="order"
        searchLabel="Zoek een artikel"
        searchPlaceholder="Titel, tekst of zoekwoord"
        filters={{
          count: topic === undefined ? 0 : 1,
          cleared: { ...filter, topic: undefined },
          fields: (
            <Select
              label="Rubriek"
              placeholder="Alle rubrieken"
              clearable
              options={topicOptions}
              value={topic ?? null}
              onChange={(chosen) => onFilter({ ...filter, topic: chosen ?? undefined })}
            />
          ),
        }}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => articleHref(id)}
        {...(search === undefined && sort === undefined && { groupOf })}
        empty={<NoArticles filter={filter} />}
      />
      {isOrdering && <OrderPane onClose={() => setIsOrdering(false)} />}
    </>
  )
}

const orderedRows = (articles: readonly ListedArticle[], sort: ArticlesSearch['sort']) =>
  sort === undefined
    ? articles
    : sortRows(articles, sort, { title: ({ title }) => title, updatedAt: ({ updatedAt }) => updatedAt })

const groupOf = ({ topic }: ListedArticle) => ({ key: topic, name: topicNames[topic] })

const stateChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'published', label: ARTICLE_STATES.published.label },
  { status: 'draft', label: ARTICLE_STATES.draft.label },
] as const

const NewArticle = () => (
  <AppLink href={articleHref('new')} className={buttonClassName({ variant: 'primary' })}>
    <Icon of={Plus} />
    Nieuw artikel
  </AppLink>
)

const NoArticles = ({ filter: { state, topic, search } }: { filter: ArticlesSearch }) =>
  search !== undefined || state !== undefined || topic !== undefined ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      {search === undefined ? 'Geen artikel past bij deze filters.' : `Geen artikel past bij ‘${search}’.`}
    </EmptyState>
  ) : (
    <EmptyState icon={BookOpen} title="Nog geen artikelen" action={<NewArticle />}>
      Hier komt wat klanten in de hulp kunnen lezen.
    </EmptyState>
  )
