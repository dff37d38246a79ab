import { overlays, visuallyHidden } from '@klopt/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rememberLeft } from '../app/routing/left-addresses.ts'
import { pageName } from '../app/routing/page-title.ts'
import { rememberPage } from '../app/routing/recent-pages.ts'

/**
 * Remembers how the screen before was left, tells a screen reader which page came, and begins at its content, as a page that is loaded does. Who is in the screen
 * already, in a dialog or in what was opened, is left where they are: a draft gets its address while it is typed.
 */
export function Arrival() {
  const router = useRouter()
  const [page, setPage] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        setPage(pageName())
        const main = document.querySelector<HTMLElement>('main[tabindex]')
        if (!main || main.contains(document.activeElement) || overlays.getLayers().length > 0) return
        main.focus({ preventScroll: true })
      }),
    [router],
  )
  useEffect(
    // By then the page is still called what it was, and the screen that comes finds its way back in its first render.
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) rememberLeft(fromLocation)
        rememberPage(fromLocation?.pathname ?? '', pageName())
      }),
    [router],
  )
  return (
    <p role="status" className={visuallyHidden}>
      {page}
    </p>
  )
}
