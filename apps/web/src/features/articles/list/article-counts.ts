import type { ListedArticle } from '@klopt/api-client/contract'
import { countedText, countText } from '../../../shared/lists/segment-counts.ts'

/** As many as the server answers with. */
const AT_MOST = 500

/** How many of the articles that were found are in each state. */
export function articleCounts(articles: readonly ListedArticle[]) {
  const isCapped = articles.length >= AT_MOST
  const of = (state: ListedArticle['state']) => articles.filter((article) => article.state === state).length
  const counted = (count: number) => ({ count, isCapped })
  return { all: counted(articles.length), published: counted(of('published')), draft: counted(of('draft')) }
}

/** '27 artikelen · 2 nog niet gepubliceerd' */
export function articlesSum({ all, draft }: ReturnType<typeof articleCounts>): string {
  const total = countedText(all, ['artikel', 'artikelen'])
  return draft.count === 0 ? total : `${total} · ${countText(draft)} nog niet gepubliceerd`
}
