import { contract, type ListedArticle } from '@klopt/api-client/contract'
import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { AppLink, buttonClassName, EmptyState, Icon, Select } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowUpDown, BookOpen, Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { onePage } from '../../../shared/lists/one-page.ts'
import { countedGroups } from '../../../shared/lists/counted-groups.ts'
import { oneAnswerQuery } from '../../../shared/lists/list-search.ts'
import { segmentCounts } from '../../../shared/lists/segment-counts.ts'
import { sortRows } from '../../../shared/lists/sort-rows.ts'
import { statusSegments } from '../../../shared/lists/status-segments.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { topicOptions } from '../topic-options.ts'
import { ShortLabel } from '../../../shared/look/short-label.tsx'
import { articleColumns, articleHref, ARTICLE_STATES } from './article-columns.tsx'
import { articleCounts, articlesSum } from './article-counts.ts'
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
  const rows = useMemo(() => shownRows(asked.data ?? [], filter), [asked.data, filter])
  const counts = useMemo(() => asked.data && articleCounts(asked.data), [asked.data])
  const groups = useMemo(() => countedGroups(rows, groupOf), [rows])
  const exports = useExports(contract.articles.export, { query: oneAnswerQuery(filter) })
  return (
    <>
      <ListScreen
        name="articles"
        title="Artikelen"
        itemsName="artikelen"
        allLabel="Alle artikelen"
        summary={counts && counts.all.count > 0 && articlesSum(counts)}
        add={<NewArticle />}
        besides={[{ label: 'Volgorde aanpassen', icon: ArrowUpDown, onSelect: () => setIsOrdering(true) }]}
        {...{ filter, onFilter, exports }}
        columns={articleColumns}
        pages={onePage(asked, rows)}
        totalCount={asked.data && rows.length}
        read={readArticlesSearch}
        hrefOf={articlesHref}
        segments={statusSegments(
          stateChoices,
          state,
          (next) => articlesHref({ ...filter, state: next }),
          segmentCounts(counts),
        )}
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
        {...(search === undefined && sort === undefined && { groupOf: groups })}
        empty={<NoArticles filter={filter} />}
      />
      {isOrdering && <OrderPane onClose={() => setIsOrdering(false)} />}
    </>
  )
}

function shownRows(articles: readonly ListedArticle[], { state, sort }: ArticlesSearch) {
  const shown = articles.filter((article) => state === undefined || article.state === state)
  return sort === undefined
    ? shown
    : sortRows(shown, sort, { title: ({ title }) => title, updatedAt: ({ updatedAt }) => updatedAt })
}

const groupOf = ({ topic }: ListedArticle) => ({ key: topic, name: TOPIC_NAMES[topic] })

const stateChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'published', label: ARTICLE_STATES.published.label },
  { status: 'draft', label: ARTICLE_STATES.draft.label },
] as const

const NewArticle = () => (
  <AppLink href={articleHref('new')} className={buttonClassName({ variant: 'primary' })}>
    <Icon of={Plus} />
    <ShortLabel short="Artikel">Nieuw artikel</ShortLabel>
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
