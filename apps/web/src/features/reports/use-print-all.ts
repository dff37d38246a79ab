import type { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { useEffect, useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'

interface More {
  readonly rows: readonly unknown[]
  readonly loadMore: (() => Promise<More>) | null
}

/** A list over pages as it is printed: `fetchMore` reads the page after those on the screen; null when they are all there. */
export interface PrintedPages {
  readonly fetchMore: (() => Promise<More>) | null
}

/** A hundred sheets of paper: what is longer is read as a file. */
export const MOST_PRINTED = 5_000
const WHOLE: PrintedPages = { fetchMore: null }
const TOO_LONG = `Dit zijn meer dan ${MOST_PRINTED.toLocaleString('nl-NL')} regels. Kies een kortere periode, of neem ze mee met Exporteren, als CSV of Excel.`

/** Prints what is on the screen once all pages of it are read, so that the lines on paper come to the sums beside them. */
export function usePrintAll({ fetchMore }: PrintedPages = WHOLE) {
  const [isReading, setIsReading] = useState(false)
  const [isReady, setIsReady] = useState(false)
  // The last page is printed once it stands on the screen; not within the effect, where nothing can be drawn for the paper.
  const isDue = isReady && fetchMore === null
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => {
      setIsReady(false)
      window.print()
    })
    return () => clearTimeout(timer)
  }, [isDue])
  const print = async () => {
    if (isReading) return
    setIsReading(true)
    try {
      let more = fetchMore && (await fetchMore())
      while (more?.loadMore && more.rows.length < MOST_PRINTED) more = await more.loadMore()
      if (more?.loadMore) toast.error(TOO_LONG)
      else setIsReady(true)
    } catch (error) {
      notifyByToast(error as ApiError)
    } finally {
      setIsReading(false)
    }
  }
  return { print: () => void print(), isBusy: isReading || isReady }
}
