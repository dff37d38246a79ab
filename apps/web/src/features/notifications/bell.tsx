import { contract } from '@klopt/api-client/contract'
import { IconButton, Popover, Tooltip } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import * as styles from './bell.css.ts'
import { NotificationList } from './notification-list.tsx'

export interface BellProps {
  administrationId: number
  /** Who only looks marks nothing as read. */
  canChange: boolean
}

/** What waits here for who looks: how much of it is unread, and a press away what it is. */
export function Bell({ administrationId, canChange }: BellProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    ...query(contract.notifications.list, { params: { administrationId } }),
    refetchInterval: REFRESH_MS,
  })
  const unread = data?.items.filter(({ isRead }) => !isRead).length
  const label = unread ? `Meldingen, ${unread} ongelezen` : 'Meldingen'
  return (
    <div ref={place} className={styles.bell}>
      <Tooltip content="Meldingen">
        <IconButton
          icon={BellIcon}
          label={label}
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Tooltip>
      {unread !== undefined && unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
      {isOpen && (
        <Popover
          anchor={place}
          placement="bottom-end"
          role="dialog"
          aria-label="Meldingen"
          className={styles.popover}
          onClose={() => setIsOpen(false)}
          onShown={(popover) => popover.querySelector<HTMLElement>('a, button')?.focus()}
        >
          <NotificationList {...{ administrationId, canChange }} told={data} onClose={() => setIsOpen(false)} />
        </Popover>
      )}
    </div>
  )
}

/** Two digits fit. */
const MOST = 99
/** Nobody sits and waits for it. */
const REFRESH_MS = 5 * 60_000
