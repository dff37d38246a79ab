import { contract } from '@klopt/api-client/contract'
import { PageHeader } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Building2, CircleQuestionMark, List, MessageSquare, Settings, ShieldCheck } from 'lucide-react'
import { address, administrationAddress } from '../app/routing/address.ts'
import { query } from '../app/transport/api.ts'
import { isStaff } from '../app/session/global-roles.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { usePageTitle } from '../app/routing/use-page-title.ts'
import { customerViewOf } from '../app/session/customer-view.ts'
import { bookkeepingPlaces, isFor, isInBar, isOfFirm, places, type Place } from './menu.ts'
import { PlaceList } from './place-list.tsx'

const settings: Place = { path: 'settings', label: 'Instellingen', icon: Settings, permission: 'ADMIN' }

/** On a phone: the places that the bottom bar has no room for. */
export function MoreScreen({ user, administrationId }: { user: CurrentUser; administrationId: number }) {
  usePageTitle('Meer')
  const access = useQuery(query(contract.users.administrationAccess, { params: { userId: user.id, administrationId } }))
  const held = access.data?.permissions.map((permission) => permission.type) ?? []
  const besides = places.filter((place) => !isInBar(place))
  const isFirm = customerViewOf(access.data?.permissions ?? []) === 'firm'
  const rest = [...besides, ...bookkeepingPlaces, settings].filter(
    (place) => isFor(held, place) && (isFirm || !isOfFirm(place)),
  )
  const items = [
    ...rest.map(({ path, label, icon }) => ({ href: administrationAddress(administrationId, path), label, icon })),
    { href: administrationAddress(administrationId, 'support'), label: 'Help', icon: CircleQuestionMark },
    { href: administrationAddress(administrationId, 'tickets'), label: 'Tickets', icon: MessageSquare },
    { href: address('/v2/my-administrations'), label: 'Mijn administraties', icon: List },
    ...(user.firm_id === null
      ? []
      : [
          {
            href: address('/v2/firms/$firmId', { params: { firmId: user.firm_id } }),
            label: 'Alle klanten',
            icon: Building2,
          },
        ]),
    ...(isStaff(user) ? [{ href: address('/v2/admin'), label: 'Beheer', icon: ShieldCheck }] : []),
  ]
  return (
    <>
      <PageHeader title="Meer" />
      {access.data && <PlaceList items={items} />}
    </>
  )
}
