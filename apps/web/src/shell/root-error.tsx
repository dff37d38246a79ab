import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router'
import { Component, useEffect, type ReactNode } from 'react'
import { shouldReload } from '../app/errors/failed-chunks.ts'

/** Loaded when it is needed, which is seldom: the login page is the first thing most people load. */
const Failed = lazyRouteComponent(() => import('./failed.tsx'), 'Failed')

/** Fetches the error screen beforehand: without a connection it could not be fetched when it is needed. */
export const preloadErrorScreen = (): void => void Failed.preload?.()

/** In place of a screen that broke. A chunk that is missing loads the page again first, once per path. */
export function RootError({ error }: ErrorComponentProps) {
  const reloads = shouldReload(error, location.pathname)
  useEffect(() => {
    if (reloads) location.reload()
  }, [reloads])
  if (reloads) return null
  return (
    <LastResort>
      <Failed error={error} />
    </LastResort>
  )
}

/** When not even the error screen can be fetched: words without any chunk of their own. */
class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <h1>Er ging iets mis</h1>
        <p>Deze pagina kon niet geladen worden. Controleer je internetverbinding en probeer het opnieuw.</p>
        <button type="button" onClick={() => location.reload()}>
          Opnieuw proberen
        </button>
      </main>
    )
  }
}
