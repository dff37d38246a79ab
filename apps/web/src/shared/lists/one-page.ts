/** What is asked of an answer; a query has it. */
interface Answer {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

/** A list that comes in one answer, as the pages of others: its rows are what is left of them here. */
export const onePage = <Row>({ isPending, isError, error, refetch }: Answer, items: readonly Row[]) => ({
  items,
  isPending,
  isError,
  error,
  refetch,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => undefined,
  fetchMore: null,
  hasEarlier: false,
  isLoadingEarlier: false,
  loadEarlier: () => undefined,
})
