import { useEffect } from 'react'
import { setTitle } from './page-title.ts'

/**
 * Sets the tab's title to '{page} - Klopt'; a feature may add something behind it. Null leaves it to what stands in the screen's
 * place, whose word would come before that of the screen.
 */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    if (page !== null) setTitle({ page })
  }, [page])
}
