import { useEffect, useRef, useState } from 'react'
import type { Size } from '../geometry/box.ts'
import type { PageSource } from './page-source.ts'

/** The sizes of the pages that have been near; a page further on gets an assumed one until then. */
export function usePageSizes(source: PageSource, [first, last]: readonly [number, number]): ReadonlyMap<number, Size> {
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(
    () => new Map(source.firstSize && [[0, source.firstSize]]),
  )
  const asked = useRef(new Set<number>())
  useEffect(() => {
    for (let page = first; page <= last; page += 1) {
      if (asked.current.has(page) || (page === 0 && source.firstSize)) continue
      asked.current.add(page)
      source.loadSize(page).then(
        (size) => setSizes((before) => new Map(before).set(page, size)),
        // It keeps its assumed size, and says itself that it cannot be shown.
        () => {},
      )
    }
  }, [source, first, last])
  return sizes
}
