import { useEffect, useState } from 'react'

/** What was asked for: an answer, or that it failed, until it is asked again. */
export interface Found<T> {
  readonly data: T | null
  readonly hasFailed: boolean
  readonly again: () => void
}

/**
 * Asks for something while a part of the page is shown, and again when `key` changes; what was there stays meanwhile. What
 * was found before comes as `first`, and is not asked for. The page keeps nothing and shares nothing, so that a phone need
 * not load what that takes.
 */
export function useFound<T>(key: string, load: (signal: AbortSignal) => Promise<T>, first: T | null = null): Found<T> {
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<{ data: T | null; hasFailed: boolean }>({ data: first, hasFailed: false })
  const isThere = tries === 0 && first !== null
  useEffect(() => {
    if (isThere) return
    const leaving = new AbortController()
    load(leaving.signal).then(
      (data) => setFound({ data, hasFailed: false }),
      () => {
        if (!leaving.signal.aborted) setFound(({ data }) => ({ data, hasFailed: true }))
      },
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is loaded is what the key says
  }, [key, tries, isThere])
  return { ...found, again: () => setTries(tries + 1) }
}
