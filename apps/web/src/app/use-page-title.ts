import { useEffect } from 'react'

/** Sets the tab's title to '{page} - Klopt'. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} - Klopt`
  }, [page])
}
