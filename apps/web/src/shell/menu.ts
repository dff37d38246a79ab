import {
  BarChart3,
  BookOpen,
  ChartLine,
  CalendarCheck,
  FileText,
  Landmark,
  LayoutDashboard,
  NotebookPen,
  Percent,
  Receipt,
  Scale,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { PermissionType } from '@klopt/api-client/contract'
import type { PlacePath } from '../app/routing/address.ts'

export interface Place {
  /** Its path within the administration. */
  readonly path: PlacePath
  readonly label: string
  readonly icon: LucideIcon
  /** Who sees it; the server decides again. */
  readonly permission: PermissionType
}

/** The places of an administration, in the order of the menu. */
export const places: readonly Place[] = [
  { path: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, permission: 'BOOKING' },
  { path: 'invoices', label: 'Facturen', icon: FileText, permission: 'BOOKING' },
  { path: 'purchases', label: 'Inkoop', icon: Receipt, permission: 'BOOKING' },
  { path: 'bank', label: 'Bank', icon: Landmark, permission: 'BOOKING' },
  { path: 'vat-return', label: 'Btw', icon: Percent, permission: 'ACCOUNTING' },
  { path: 'contacts', label: 'Relaties', icon: Users, permission: 'BOOKING' },
]

/** The bookkeeping places, under their own heading. */
export const bookkeepingPlaces: readonly Place[] = [
  { path: 'ledger', label: 'Grootboek', icon: BookOpen, permission: 'ACCOUNTING' },
  { path: 'journal', label: 'Memoriaal', icon: NotebookPen, permission: 'ACCOUNTING' },
  { path: 'reports/profit-and-loss', label: 'Winst en verlies', icon: ChartLine, permission: 'ACCOUNTING' },
  { path: 'reports/balance-sheet', label: 'Balans', icon: Scale, permission: 'ACCOUNTING' },
  { path: 'reports/trial-balance', label: 'Proefbalans', icon: BarChart3, permission: 'ACCOUNTING' },
  { path: 'fiscal-years', label: 'Boekjaar', icon: CalendarCheck, permission: 'ACCOUNTING' },
]
