import { Brush, Building2, LayoutTemplate, ListChecks, Timer, Users, type LucideIcon } from 'lucide-react'
import { address } from '../app/routing/address.ts'

export interface FirmPlace {
  readonly label: string
  /** What it is called where there is little room. */
  readonly shortLabel?: string
  readonly icon: LucideIcon
  readonly href: string
  /** Whether a phone shows it in the bottom bar; the others are behind 'Meer'. */
  readonly isInBar: boolean
}

export interface FirmPlaces {
  /** What is done for clients. */
  readonly work: readonly FirmPlace[]
  /** What the firm is and has itself. */
  readonly office: readonly FirmPlace[]
}

/** Where the worklist of a firm is, with which everybody there begins. */
export const worklistPath = (firmId: number): string => address('/v2/firms/$firmId', { params: { firmId } })

/** The places of a firm, in their order. */
export function firmPlaces(firmId: number): FirmPlaces {
  const params = { firmId }
  return {
    work: [
      { label: 'Werklijst', icon: ListChecks, href: worklistPath(firmId), isInBar: true },
      { label: 'Klanten', icon: Building2, href: address('/v2/firms/$firmId/clients', { params }), isInBar: true },
    ],
    office: [
      { label: 'Collega’s', icon: Users, href: address('/v2/firms/$firmId/members', { params }), isInBar: true },
      {
        label: 'Sjablonen',
        icon: LayoutTemplate,
        href: address('/v2/firms/$firmId/templates', { params }),
        isInBar: false,
      },
      {
        label: 'Uren op klanten',
        shortLabel: 'Uren',
        icon: Timer,
        href: address('/v2/firms/$firmId/hours', { params }),
        isInBar: true,
      },
      { label: 'Huisstijl', icon: Brush, href: address('/v2/firms/$firmId/style', { params }), isInBar: false },
    ],
  }
}
