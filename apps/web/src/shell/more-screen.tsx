import { contract } from '@klopt/api-client/contract'
import { Card, Icon, PageHeader } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, List, Settings } from 'lucide-react'
import { query } from '../app/api.ts'
import { RouterLink } from '../app/router-link.tsx'
import { usePageTitle } from '../app/use-page-title.ts'
import { bookkeepingPlaces, places, type Place } from './menu.ts'
import * as styles from './more-screen.css.ts'

const settings: Place = { path: 'settings', label: 'Instellingen', icon: Settings, permission: 'ADMIN' }

/** On a phone: the places that the bottom bar has no room for. */
export function MoreScreen({ userId, administrationId }: { userId: number; administrationId: number }) {
  usePageTitle('Meer')
  const access = useQuery(query(contract.users.administrationAccess, { params: { userId, administrationId } }))
  const held = access.data?.permissions.map((permission) => permission.type) ?? []
  const rest = [...places.slice(4), ...bookkeepingPlaces, settings].filter((place) => held.includes(place.permission))
  const items = [
    ...rest.map(({ path, label, icon }) => ({ href: `/v2/administrations/${administrationId}/${path}`, label, icon })),
    { href: '/v2/my-administrations', label: 'Mijn administraties', icon: List },
  ]
  return (
    <>
      <PageHeader title="Meer" />
      <Card padding="none">
        <ul className={styles.list}>
          {items.map(({ href, label, icon }) => (
            <li key={href}>
              <RouterLink href={href} className={styles.link}>
                <Icon of={icon} size={18} />
                <span className={styles.label}>{label}</span>
                <Icon of={ChevronRight} />
              </RouterLink>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
