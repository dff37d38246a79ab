import { useEffect, useRef } from 'react'

/**
 * What leads the focus on once something has made room for what it was there for: it had the focus, which is gone with it.
 * The first field of what came, or what adds one.
 */
export function useFocusAfter(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current && !isThere) focusIn(place.current)
    wasThere.current = isThere
  }, [isThere])
  return place
}

function focusIn(place: HTMLElement | null): void {
  const next =
    place?.querySelector<HTMLElement>('tbody input') ?? place?.querySelector<HTMLElement>('[aria-keyshortcuts=p]')
  next?.focus()
}
