import { Brush, ClipboardList, LayoutTemplate, ListChecks, Timer, UserRound, type LucideIcon } from 'lucide-react'
import { address } from '../app/routing/address.ts'

export type FirmPlaceName = 'worklist' | 'clients' | 'members' | 'hours' | 'templates' | 'style'

export interface FirmPlace {
  readonly name: FirmPlaceName
  readonly label: string
  readonly icon: LucideIcon
  readonly href: string
  /** Whether a phone shows it in the bottom bar; the others are behind 'Meer'. */
  readonly isInBar: boolean
}

/** The places of a firm, in their order. */
export function firmPlaces(firmId: number): readonly FirmPlace[] {
  const params = { firmId }
  return [
    {
      name: 'worklist',
      label: 'Werklijst',
      icon: ListChecks,
      href: address('/v2/firms/$firmId', { params }),
      isInBar: true,
    },
    {
      name: 'clients',
      label: 'Klanten',
      icon: ClipboardList,
      href: address('/v2/firms/$firmId/clients', { params }),
      isInBar: true,
    },
    {
      name: 'members',
      label: 'Collega’s',
      icon: UserRound,
      href: address('/v2/firms/$firmId/members', { params }),
      isInBar: true,
    },
    { name: 'hours', label: 'Uren', icon: Timer, href: address('/v2/firms/$firmId/hours', { params }), isInBar: true },
    {
      name: 'templates',
      label: 'Sjablonen',
      icon: LayoutTemplate,
      href: address('/v2/firms/$firmId/templates', { params }),
      isInBar: false,
    },
    {
      name: 'style',
      label: 'Huisstijl',
      icon: Brush,
      href: address('/v2/firms/$firmId/style', { params }),
      isInBar: false,
    },
  ]
}
