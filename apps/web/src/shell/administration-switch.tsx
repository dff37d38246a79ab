import type { AdministrationEntry } from '@klopt/api-client/contract'
import type { MenuEntry } from '@klopt/ui'
import { Building2, List, ShieldCheck } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { dashboardPath } from '../app/session/start-target.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { isStaff } from '../app/session/global-roles.ts'
import { typeLabels } from '../shared/subscriptions/type-labels.ts'
import { PlaceSwitch } from './place-switch.tsx'

/** More than these are found on the list of administrations, which can be searched. */
const SHOWN_IN_MENU = 8

export interface AdministrationSwitchProps {
  user: CurrentUser
  administrationId: number
  /** The menu is too narrow for words. */
  collapsed: boolean
}

/** The logo and the administration one works in, which leads to the others. */
export function AdministrationSwitch({ user, administrationId, collapsed }: AdministrationSwitchProps) {
  const current = useAdministration(user, administrationId)
  return (
    <PlaceSwitch
      name={current?.company.name ?? 'Administratie'}
      detail={detailOf(user, current)}
      hint="andere administratie kiezen"
      items={menuItems(user, administrationId)}
      collapsed={collapsed}
    />
  )
}

function menuItems(user: CurrentUser, administrationId: number): MenuEntry[] {
  const entries = (user.administrations ?? []).slice(0, SHOWN_IN_MENU).map((entry) => ({
    label: entry.company.name,
    href: dashboardPath(entry.id),
    checked: entry.id === administrationId,
  }))
  return [
    ...entries,
    ...(entries.length > 0 ? (['separator'] as const) : []),
    { label: 'Mijn administraties', icon: List, href: address('/v2/my-administrations') },
    ...(user.firm_id === null
      ? []
      : [
          {
            label: 'Alle klanten',
            icon: Building2,
            href: address('/v2/firms/$firmId', { params: { firmId: user.firm_id } }),
          },
        ]),
    ...(isStaff(user) ? [{ label: 'Beheer', icon: ShieldCheck, href: address('/v2/admin') }] : []),
  ]
}

function detailOf(user: CurrentUser, administration: AdministrationEntry | undefined): string {
  if (!administration) return ''
  const role = user.roles?.find((entry) => entry.administration_id === administration.id)
  const kind = role?.is_primary_user ? 'eigenaar' : kindOf(user, role !== undefined)
  return `${typeLabels[administration.subscription.type]} · ${kind}`
}

function kindOf(user: CurrentUser, hasRole: boolean): string {
  if (user.firm_id !== null) return 'boekhouder'
  return !hasRole && isStaff(user) ? 'support' : 'medewerker'
}
