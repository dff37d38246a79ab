import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageSource } from '../pages/page-source.ts'
import { useRoom } from '../pages/use-room.ts'
import { useRoving } from '../toolbar/use-roving.ts'
import * as styles from './thumbnails.css.ts'

/** All of one thumbnail with the room around it, in CSS pixels. */
const ROW = 164
/** How wide the picture of a page is made, in CSS pixels. */
const WIDTH = 96

interface ThumbnailsProps {
  source: PageSource
  /** Zero-based. */
  currentPage: number
  onShowPage: (page: number) => void
}

/** Small pictures of all pages, one stop of Tab; arrows go through them. Only those in view are made. */
export function Thumbnails({ source, currentPage, onShowPage }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null)
  const room = useRoom(list)
  const [top, setTop] = useState(0)
  const roving = useRoving(list, 'button', 'column')

  // Follows the pages, as far as needed.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || room.height === 0) return
    const { scrollTop } = element
    const at = currentPage * ROW
    if (at < scrollTop) element.scrollTop = at
    if (at + ROW > scrollTop + room.height) element.scrollTop = at + ROW - room.height
  }, [currentPage, room.height])

  const first = Math.max(0, Math.floor(top / ROW) - 1)
  const last = Math.min(source.pageCount - 1, Math.ceil((top + room.height) / ROW))
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return (
    <div
      ref={list}
      role="group"
      aria-label="Miniaturen"
      className={styles.list}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      {...roving}
    >
      <div className={styles.column} style={{ height: source.pageCount * ROW }}>
        {pages.map((page) => (
          <button
            key={page}
            type="button"
            aria-label={`Pagina ${page + 1}`}
            aria-current={page === currentPage ? 'page' : undefined}
            className={styles.item}
            style={{ top: page * ROW, height: ROW }}
            onClick={() => onShowPage(page)}
          >
            <Picture source={source} page={page} />
            <span className={styles.number}>{page + 1}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function Picture({ source, page }: { source: PageSource; page: number }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    let made: string | undefined
    source.loadPicture(page, WIDTH, leaving.signal).then(
      (found) => {
        made = found
        if (leaving.signal.aborted) URL.revokeObjectURL(found)
        else setAddress(found)
      },
      // The number of the page is under it all the same.
      () => {},
    )
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [source, page])
  return <span className={styles.paper}>{address && <img src={address} alt="" className={styles.picture} />}</span>
}
