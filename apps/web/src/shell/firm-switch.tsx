import { Building2, List, ShieldCheck } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import { isStaff } from '../app/session/global-roles.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { worklistPath } from './firm-places.ts'
import { PlaceSwitch } from './place-switch.tsx'

export interface FirmSwitchProps {
  user: CurrentUser
  firmId: number
  /** Undefined until it is known. */
  name: string | undefined
  /** The menu is too narrow for words. */
  collapsed: boolean
}

/** The firm one works in, which leads to one's administrations. */
export const FirmSwitch = ({ user, firmId, name = 'Kantoor', collapsed }: FirmSwitchProps) => (
  <PlaceSwitch
    name={name}
    detail={`kantoor · ${user.firm_id === firmId ? 'boekhouder' : 'support'}`}
    hint="naar een administratie"
    items={[
      { label: name, icon: Building2, href: worklistPath(firmId), checked: true },
      'separator',
      { label: 'Mijn administraties', icon: List, href: address('/v2/my-administrations') },
      ...(isStaff(user) ? [{ label: 'Beheer', icon: ShieldCheck, href: address('/v2/admin') }] : []),
    ]}
    collapsed={collapsed}
  />
)
