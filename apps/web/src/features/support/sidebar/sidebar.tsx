import { Tabs, type TabItem } from '@klopt/ui'
import { useEffect, useRef } from 'react'
import type { CurrentUser } from '../../../app/session/session.ts'
import type { SupportPlace } from '../support-place.ts'
import type { SupportTab } from '../use-sidebar-state.ts'
import { ArticlesTab } from './articles-tab.tsx'
import { MoreTab } from './more-tab.tsx'
import * as styles from './sidebar.css.ts'
import { TicketsTab } from './tickets-tab.tsx'
import { useReading } from './use-reading.ts'

export interface SidebarProps {
  id: string
  user: CurrentUser
  place: SupportPlace
  open: boolean
  /** Opened by the user, who goes on in it. */
  takesFocus: boolean
  /** As it was remembered; what is no tab here counts as the first. */
  tab: string
  onTab: (tab: SupportTab) => void
}

/** Help beside the page: articles, one's tickets, and letting support look along. */
export function Sidebar({ id, user, place, open, takesFocus, tab, onTab }: SidebarProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open && takesFocus) heading.current?.focus({ preventScroll: true })
  }, [open, takesFocus])
  const reading = useReading()
  const { administrationId } = place
  const items: TabItem<SupportTab>[] = [
    { value: 'articles', label: 'Artikelen', content: <ArticlesTab place={place} reading={reading} isShown={open} /> },
    ...(administrationId === null
      ? []
      : [
          {
            value: 'tickets' as const,
            label: 'Tickets',
            content: <TicketsTab administrationId={administrationId} />,
          },
        ]),
    { value: 'more', label: 'Meer...', content: <MoreTab userId={user.id} place={place} /> },
  ]
  const shown = items.find(({ value }) => value === tab)?.value ?? 'articles'
  return (
    <aside id={id} aria-labelledby={`${id}-heading`} data-open={open} inert={!open} className={styles.panel}>
      <h2 ref={heading} id={`${id}-heading`} tabIndex={-1} className={styles.heading}>
        Hulp
      </h2>
      <Tabs label="Onderdelen van hulp" items={items} value={shown} onChange={onTab} className={styles.tabs} />
    </aside>
  )
}
