import {
  BookOpen,
  Camera,
  Car,
  ChartLine,
  CalendarCheck,
  FileSignature,
  FileText,
  FolderClosed,
  FolderKanban,
  Globe,
  Landmark,
  Laptop,
  LayoutDashboard,
  MessageCircleQuestionMark,
  NotebookPen,
  Package,
  Percent,
  ReceiptEuro,
  Repeat,
  Store,
  Timer,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { PermissionType } from '@klopt/api-client/contract'
import type { PlacePath } from '../app/routing/address.ts'
import { REPORT_GROUPS } from '../shared/ledger/report-places.ts'

export interface Place {
  /** Its path within the administration. */
  readonly path: PlacePath
  readonly label: string
  readonly icon: LucideIcon
  /** Who sees it; the server decides again. */
  readonly permission: PermissionType
  /** Who sees it too: of what some write, others judge or book. */
  readonly alsoFor?: PermissionType
}

/** The places of an administration, in the order of the menu. */
export const places: readonly Place[] = [
  { path: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, permission: 'BOOKING' },
  { path: 'invoices', label: 'Facturen', icon: FileText, permission: 'BOOKING' },
  { path: 'estimates', label: 'Offertes', icon: FileSignature, permission: 'BOOKING' },
  { path: 'products', label: 'Producten', icon: Package, permission: 'BOOKING' },
  { path: 'recurring-invoices', label: 'Herhaalfacturen', icon: Repeat, permission: 'BOOKING' },
  { path: 'hours', label: 'Uren', icon: Timer, permission: 'TIME_TRACKING' },
  { path: 'projects', label: 'Projecten', icon: FolderKanban, permission: 'TIME_TRACKING' },
  { path: 'trips', label: 'Ritten', icon: Car, permission: 'TIME_TRACKING', alsoFor: 'ACCOUNTING' },
  { path: 'expenses', label: 'Bonnetjes', icon: Camera, permission: 'TIME_TRACKING', alsoFor: 'BOOKING' },
  { path: 'purchases', label: 'Inkoop', icon: ReceiptEuro, permission: 'BOOKING' },
  { path: 'bank', label: 'Bank', icon: Landmark, permission: 'BOOKING' },
  { path: 'vat-return', label: 'Btw', icon: Percent, permission: 'ACCOUNTING' },
  { path: 'questions', label: 'Vragen', icon: MessageCircleQuestionMark, permission: 'BOOKING' },
  { path: 'contacts', label: 'Relaties', icon: Users, permission: 'BOOKING' },
]

/** Whether a place is for somebody who holds these permissions. */
export const isFor = (held: readonly PermissionType[], { permission, alsoFor }: Place): boolean =>
  held.includes(permission) || (alsoFor !== undefined && held.includes(alsoFor))

/** The bottom bar of a phone has room for these beside its camera; the others stand under 'Meer'. */
export const isInBar = ({ path }: Place): boolean => IN_BAR.has(path)
const IN_BAR: ReadonlySet<PlacePath> = new Set(['dashboard', 'invoices', 'bank'])

/** The firm's own papers: the client does not see them. */
export const isOfFirm = ({ path }: Place): boolean => path === 'dossier'

/** For who keeps hours alone these are all there are. */
export const isOfHours = ({ permission }: Place): boolean => permission === 'TIME_TRACKING'

/** The bookkeeping places, under their own heading. */
export const bookkeepingPlaces: readonly Place[] = [
  { path: 'ledger', label: 'Grootboek', icon: BookOpen, permission: 'ACCOUNTING' },
  { path: 'journal', label: 'Memoriaal', icon: NotebookPen, permission: 'ACCOUNTING' },
  { path: 'assets', label: 'Activa', icon: Laptop, permission: 'ACCOUNTING' },
  { path: 'reports', label: 'Rapporten', icon: ChartLine, permission: 'ACCOUNTING' },
  { path: 'icp', label: 'Opgaaf ICP', icon: Globe, permission: 'ACCOUNTING' },
  { path: 'oss', label: 'OSS-melding', icon: Store, permission: 'ACCOUNTING' },
  { path: 'dossier', label: 'Dossier', icon: FolderClosed, permission: 'ACCOUNTING' },
  { path: 'fiscal-years', label: 'Boekjaar', icon: CalendarCheck, permission: 'ACCOUNTING' },
]

/** The reports, which stand under one place in the menu and are found by their own names. */
export const reportPlaces: readonly Place[] = REPORT_GROUPS.flatMap(({ reports }) => reports)
  .filter(({ path }) => path !== 'ledger')
  .map(({ path, label }) => ({ path, label, icon: ChartLine, permission: 'ACCOUNTING' }))
