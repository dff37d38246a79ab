import type { ListedArticle } from '@klopt/api-client/contract'
import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { AppLink, Badge, type Column } from '@klopt/ui'
import { address } from '../../../app/routing/address.ts'
import { instantText } from '../../../shared/dates/times.ts'
import * as styles from './articles.css.ts'

export const ARTICLE_STATES = {
  published: { label: 'Gepubliceerd', tone: 'success' },
  draft: { label: 'Concept', tone: 'neutral' },
} as const

/** Where an article is written. */
export const articleHref = (articleId: number | 'new'): string =>
  address('/v2/admin/articles/$articleId', { params: { articleId } })

/** What is told of an article. */
export const articleColumns: readonly Column<ListedArticle>[] = [
  {
    id: 'title',
    header: 'Titel',
    sortable: true,
    card: 'title',
    cell: ({ id, title }) => (
      // The row itself is what the keyboard stops at.
      <AppLink href={articleHref(id)} tabIndex={-1} className={styles.title}>
        {title}
      </AppLink>
    ),
  },
  { id: 'topic', header: 'Rubriek', priority: 2, cell: ({ topic }) => TOPIC_NAMES[topic] },
  {
    id: 'pages',
    header: "Pagina's",
    priority: 3,
    card: 'detail',
    cell: ({ pages }) => pages.join(', ') || 'Bij geen pagina',
  },
  {
    id: 'updatedAt',
    header: 'Gewijzigd',
    width: '168px',
    sortable: true,
    priority: 2,
    cell: ({ updatedAt }) => instantText(updatedAt),
  },
  {
    id: 'state',
    header: 'Status',
    card: 'status',
    width: '140px',
    cell: ({ state }) => <Badge tone={ARTICLE_STATES[state].tone}>{ARTICLE_STATES[state].label}</Badge>,
  },
]
