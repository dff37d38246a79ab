import { useEffect } from 'react'
import { setTitlePage } from './page-title.ts'

/**
 * Sets the tab's title to '{page} - Klopt'; a running timer adds its time. Null leaves it to what stands in the screen's
 * place, whose word would come before that of the screen.
 */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    if (page !== null) setTitlePage(page)
  }, [page])
}
