import { administrationAddress } from '../../app/routing/address.ts'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import * as styles from './hours.css.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'

type Tab = 'hours' | 'unbilled' | 'weeks'

/** The sides of keeping hours, as far as they are for who looks; nothing for who sees one of them alone. */
export function HoursTabs({ administrationId, current }: { administrationId: number; current: Tab }) {
  const held = usePermissions(administrationId)
  const tabs = [
    { tab: 'hours', label: 'Uren', path: 'hours', permission: 'TIME_TRACKING' },
    { tab: 'unbilled', label: 'Te factureren', path: 'hours/unbilled', permission: 'BOOKING' },
    { tab: 'weeks', label: 'Goedkeuren', path: 'hours/weeks', permission: 'ADMIN' },
  ] as const
  const own = tabs.filter(({ permission }) => held.includes(permission))
  if (own.length < 2) return null
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="Uren"
        items={own.map(({ tab, label, path }) => ({
          label,
          href: administrationAddress(administrationId, path),
          current: tab === current,
        }))}
      />
    </div>
  )
}
