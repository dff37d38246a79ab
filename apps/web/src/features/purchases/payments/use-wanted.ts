import { useEffect, useRef } from 'react'

interface Pages {
  readonly isPending: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly isError: boolean
  readonly loadMore: () => void
}

/** Chooses all that is listed, once, when somebody comes from the list of purchases with those they chose there. */
export function useWanted(wanted: string | undefined, pages: Pages, chooseAll: () => void): void {
  const taken = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (wanted === undefined || wanted === taken.current) return
    if (pages.isPending || pages.isLoadingMore || pages.isError) return
    if (pages.hasMore) return pages.loadMore()
    taken.current = wanted
    chooseAll()
  })
}
