import type { articles as calls, ListedArticle, QueryOf } from '@klopt/api-client/contract'
import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { Readable } from 'node:stream'
import { foundRows } from '../../table-files/found-rows.ts'
import type { Table } from '../../table-files/table.ts'

type Query = QueryOf<typeof calls.export>

/** Articles that were found, as a file: in the order in which readers see them, unless sorted otherwise. */
export function articleTable(
  found: readonly ListedArticle[],
  { sort, state }: Pick<Query, 'sort' | 'state'>,
): Table<ListedArticle> {
  const articles = found.filter((article) => state === undefined || article.state === state)
  const values = {
    title: ({ title }: ListedArticle) => title,
    updatedAt: ({ updatedAt }: ListedArticle) => updatedAt,
  }
  return {
    name: 'Artikelen',
    columns: [
      { heading: 'Titel', kind: 'text', value: (row) => row.title },
      { heading: 'Rubriek', kind: 'text', value: (row) => TOPIC_NAMES[row.topic] },
      { heading: "Pagina's", kind: 'text', value: ({ pages }) => pages.join(', ') },
      { heading: 'Gewijzigd', kind: 'instant', value: (row) => row.updatedAt },
      { heading: 'Status', kind: 'text', value: (row) => (row.state === 'draft' ? 'Concept' : 'Gepubliceerd') },
    ],
    rows: sort === undefined ? Readable.from(articles) : foundRows(articles, { sort, values }),
  }
}
