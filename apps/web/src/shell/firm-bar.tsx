import { BottomBar } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import { firmPlaces } from './firm-places.ts'

/** The main places of a firm on a phone. */
export function FirmBar({ firmId }: { firmId: number }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname }).replace(/\/$/, '')
  const more = { label: 'Meer', icon: Ellipsis, href: address('/v2/firms/$firmId/more', { params: { firmId } }) }
  const items = [...firmPlaces(firmId).filter(({ isInBar }) => isInBar), more]
  return (
    <BottomBar
      label="Kantoor"
      items={items.map(({ label, icon, href }) => ({ label, icon, href, current: pathname === href }))}
    />
  )
}
