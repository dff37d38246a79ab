import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { Icon } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { query } from '../../app/transport/api.ts'
import * as styles from './inbox-screen.css.ts'

export interface ThumbnailProps {
  administrationId: number
  document: Pick<InboxDocument, 'id' | 'recognition'>
}

/** The first page in small, fetched when it comes into sight; it is made while the document is read. */
export function Thumbnail({ administrationId, document }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useIsSeen(place)
  const isMade = document.recognition?.state !== 'queued' && document.recognition?.state !== 'running'
  const params = { administrationId, documentId: document.id }
  const { data } = useQuery({ ...query(contract.documents.thumbnail, { params }), enabled: isSeen && isMade })
  return (
    <span ref={place} className={styles.picture}>
      {data?.thumbnail ? <img src={data.thumbnail} alt="" className={styles.image} /> : <Icon of={FileText} />}
    </span>
  )
}

/** Whether an element was in sight once. */
function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen, place])
  return isSeen
}
