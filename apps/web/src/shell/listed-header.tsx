import { DetailHeader, type DetailHeaderProps } from '@klopt/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { asApiError } from '../app/errors/failures.ts'
import { notifyByToast } from '../app/errors/notify-by-toast.ts'
import { neighboursOf } from '../app/routing/left-rows.ts'

/** A `DetailHeader` that goes up and down between the rows of the list its screen was opened from, as it was left. */
export function ListedHeader(props: DetailHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const isLoading = useRef(false)
  const neighbours = neighboursOf(pathname)
  if (!neighbours) return <DetailHeader {...props} />
  const { previous, next, loadMore } = neighbours
  const to = (href: string | null) => (href === null ? null : () => void navigate({ href }))
  /** The row that comes first of those that were not loaded yet. */
  const goOn = async (load: () => Promise<void>) => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      await load()
      const href = neighboursOf(pathname)?.next
      if (href) await navigate({ href })
    } catch (error) {
      notifyByToast(asApiError(error))
    } finally {
      isLoading.current = false
    }
  }
  const onNext = loadMore === null ? to(next) : () => void goOn(loadMore)
  return <DetailHeader {...props} onPrevious={to(previous)} onNext={onNext} />
}
