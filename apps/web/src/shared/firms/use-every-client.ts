import { contract, type FirmClient } from '@klopt/api-client/contract'
import { useEffect } from 'react'
import { usePages } from '../../app/transport/use-pages.ts'

/** All clients of a firm that the user enters, by name: whom something is for is chosen by name. */
export function useEveryClient(firmId: number): readonly FirmClient[] {
  const { items, hasMore, isLoadingMore, loadMore } = usePages(contract.firms.clients, {
    params: { firmId },
    query: {},
  })
  useEffect(() => {
    if (hasMore && !isLoadingMore) loadMore()
  }, [hasMore, isLoadingMore, loadMore])
  return items
}
