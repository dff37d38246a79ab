import type { UseQueryResult } from '@tanstack/react-query'

/** A list that comes in one answer, as the pages of others: its rows are what is left of them here. */
export const onePage = <Row>(
  { isPending, isError, error, refetch }: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>,
  items: readonly Row[],
) => ({
  items,
  isPending,
  isError,
  error,
  refetch,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => undefined,
  hasEarlier: false,
  isLoadingEarlier: false,
  loadEarlier: () => undefined,
})
