import { useEffect } from 'react'
import { setTitlePage } from './page-title.ts'

/** Sets the tab's title to '{page} - Klopt'; a running timer adds its time. */
export function usePageTitle(page: string): void {
  useEffect(() => setTitlePage(page), [page])
}
