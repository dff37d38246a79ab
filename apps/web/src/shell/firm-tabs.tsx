import { address } from '../app/routing/address.ts'
import { LinkTabs } from './link-tabs.tsx'

/** The lists of a firm. */
export function FirmTabs({
  firmId,
  current,
}: {
  firmId: number
  current: 'worklist' | 'clients' | 'members' | 'templates' | 'hours' | 'style'
}) {
  const params = { firmId }
  return (
    <LinkTabs
      label="Kantoor"
      items={[
        { label: 'Werklijst', href: address('/v2/firms/$firmId', { params }), current: current === 'worklist' },
        { label: 'Klanten', href: address('/v2/firms/$firmId/clients', { params }), current: current === 'clients' },
        { label: 'Collega’s', href: address('/v2/firms/$firmId/members', { params }), current: current === 'members' },
        { label: 'Uren', href: address('/v2/firms/$firmId/hours', { params }), current: current === 'hours' },
        {
          label: 'Sjablonen',
          href: address('/v2/firms/$firmId/templates', { params }),
          current: current === 'templates',
        },
        { label: 'Huisstijl', href: address('/v2/firms/$firmId/style', { params }), current: current === 'style' },
      ]}
    />
  )
}
