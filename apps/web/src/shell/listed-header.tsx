import { DetailHeader, type DetailHeaderProps } from '@klopt/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { neighboursOf } from '../app/routing/left-rows.ts'

/** A `DetailHeader` that goes up and down between the rows of the list its screen was opened from, as it was left. */
export function ListedHeader(props: DetailHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const neighbours = neighboursOf(pathname)
  if (!neighbours) return <DetailHeader {...props} />
  const to = (href: string | null) => (href === null ? null : () => void navigate({ href }))
  return <DetailHeader {...props} onPrevious={to(neighbours.previous)} onNext={to(neighbours.next)} />
}
