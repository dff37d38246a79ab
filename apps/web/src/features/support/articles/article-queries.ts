import { contract } from '@klopt/api-client/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'

export interface ArticleFilter {
  /** The path and query of a page. */
  readonly url?: string
  /** What is searched for. */
  readonly query?: string
}

/** The articles for a page or a search, whether or not an administration is selected. */
export function useArticles(administrationId: number | null, filter: ArticleFilter, { enabled = true } = {}) {
  const within = useQuery({
    ...query(contract.support.articles, { params: { administrationId: administrationId ?? 0 }, query: filter }),
    enabled: enabled && administrationId !== null,
    placeholderData: keepPreviousData,
    meta: { errors: 'screen' },
  })
  const without = useQuery({
    ...query(contract.support.articlesWithoutAdministration, { query: filter }),
    enabled: enabled && administrationId === null,
    placeholderData: keepPreviousData,
    meta: { errors: 'screen' },
  })
  return administrationId === null ? without : within
}

/** One article, whether or not an administration is selected. */
export function useArticle(administrationId: number | null, articleId: number) {
  const within = useQuery({
    ...query(contract.support.article, { params: { administrationId: administrationId ?? 0, articleId } }),
    enabled: administrationId !== null,
    meta: { errors: 'screen' },
  })
  const without = useQuery({
    ...query(contract.support.articleWithoutAdministration, { params: { articleId } }),
    enabled: administrationId === null,
    meta: { errors: 'screen' },
  })
  return administrationId === null ? without : within
}
