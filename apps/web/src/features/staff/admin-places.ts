import {
  Activity,
  Banknote,
  BookOpen,
  CreditCard,
  KeyRound,
  LayoutDashboard,
  MessagesSquare,
  ScreenShare,
  ScrollText,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { isGlobalAdmin } from '../../app/session/global-roles.ts'
import type { CurrentUser } from '../../app/session/session.ts'

/** The places of the area of staff: support has all of them, compliance those that show who did what. */
export function adminPlaces(user: CurrentUser): Place[] {
  return [
    { label: 'Overzicht', icon: LayoutDashboard, href: address('/v2/admin') },
    ...(isGlobalAdmin(user) ? supportPlaces : []),
    { label: 'Toegang', icon: KeyRound, href: address('/v2/admin/access') },
    { label: 'Logboek', icon: ScrollText, href: address('/v2/admin/audit-log') },
    ...(isGlobalAdmin(user) ? housePlaces : []),
  ]
}

export interface Place {
  readonly label: string
  readonly icon: LucideIcon
  readonly href: string
}

const housePlaces: readonly Place[] = [
  { label: 'Abonnementen', icon: CreditCard, href: address('/v2/admin/subscriptions') },
  { label: 'Incasso', icon: Banknote, href: address('/v2/admin/subscription-charges') },
  { label: 'Systeem', icon: Activity, href: address('/v2/admin/health') },
  { label: 'Foutmeldingen', icon: TriangleAlert, href: address('/v2/admin/error-reports') },
]
const supportPlaces: readonly Place[] = [
  { label: 'Tickets', icon: MessagesSquare, href: address('/v2/admin/tickets') },
  { label: 'Schermdelen', icon: ScreenShare, href: address('/v2/admin/screen-sharing') },
  { label: 'Artikelen', icon: BookOpen, href: address('/v2/admin/articles') },
]

const BAR_PLACES = 4

/** Those that the bottom bar of a phone has room for. */
export const barPlaces = (user: CurrentUser): Place[] => adminPlaces(user).slice(0, BAR_PLACES)
