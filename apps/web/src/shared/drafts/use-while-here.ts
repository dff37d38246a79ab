import { useMatch, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

type Navigate = (...options: never[]) => Promise<void>

/**
 * A way of navigating for what a screen keeps in its own address, such as a search, and for where it leads when a write
 * is done. It does nothing once somebody is on the way to another page: a search that settles while that page loads, or
 * an answer that comes then, would lead back from it.
 */
export function useWhileHere<Way extends Navigate>(navigate: Way): Way {
  const { history } = useRouter()
  const here = useMatch({ strict: false, select: ({ pathname }) => withoutEnd(pathname) })
  // What was pressed before a screen got its own address, as a draft does at its first save, is still here after it.
  const newest = useRef(here)
  useLayoutEffect(() => {
    newest.current = here
  })
  const whileHere: Navigate = async (...options) => {
    if (withoutEnd(history.location.pathname) === newest.current) await navigate(...options)
  }
  return whileHere as Way
}

/** The match of an index route ends in a slash, which the address bar leaves out. */
const withoutEnd = (pathname: string): string => pathname.replace(/\/$/, '')
