import { CommandPalette, type Command } from '@klopt/ui'
import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  Clock,
  FilePlus,
  HandCoins,
  Landmark,
  MailWarning,
  MessageSquare,
  MessageSquarePlus,
  NotebookPen,
  ReceiptEuro,
  Settings,
  Upload,
  UserPlus,
} from 'lucide-react'
import { administrationAddress, type PlacePath } from '../app/routing/address.ts'
import { recentPages } from '../app/routing/recent-pages.ts'
import { useMayChange } from '../app/session/use-write-block.ts'
import { openTicketDialog } from '../features/support/tickets/open-ticket-dialog.ts'
import { settingsPages } from '../shared/administrations/settings-pages.ts'
import { findArticles, findLedger, findRecords, type Found } from './find-records.ts'
import type { LaunchedProps } from './command-launcher.tsx'
import type { Place } from './menu.ts'
import { ownDeeds, ownPlaces } from './own-commands.ts'
import { sumCommand } from './sum-command.ts'
import { useLogout } from './use-logout.ts'

export interface CommandsProps extends LaunchedProps {
  administrationId: number
  /** Where this user may go. */
  places: readonly (Pick<Place, 'label' | 'icon'> & { readonly href: string })[]
  /** Whether this user may see contacts and invoices. */
  canSearch: boolean
}

/** What one can go to, do and find from anywhere in an administration. */
export function Commands({ administrationId, places, canSearch, open, onOpen, onClose, onShowKeys }: CommandsProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const mayAsk = useMayChange(administrationId, { afterEnd: true })
  const logout = useLogout()
  const isHere = (path: PlacePath) => places.some(({ href }) => href === administrationAddress(administrationId, path))
  const going = ({ href, ...command }: Found): Command => ({ ...command, onSelect: () => void navigate({ href }) })
  const destinations = [...places, ...supportPlaces(administrationId), ...ownPlaces].map(({ label, icon, href }) => ({
    id: href,
    label,
    icon,
    href,
    group: 'Ga naar',
  }))
  // What belongs to one heading stands together.
  const here = [
    ...recentOf(administrationId, router.state.location.pathname).map(going),
    ...(mayBook ? actionsOf(administrationId).map(going) : []),
    ...(mayBook && isHere('journal') ? [newEntry(administrationId)].map(going) : []),
    ...(mayAsk ? [newTicket(administrationId)] : []),
    ...destinations.map(going),
    ...(isHere('settings') ? settingsOf(administrationId).map(going) : []),
    ...ownDeeds(logout, onShowKeys),
  ]
  const find = async (search: string, signal: AbortSignal) => {
    const records = await Promise.all([
      ...(canSearch ? [findRecords(administrationId, search, signal)] : []),
      ...(isHere('ledger') ? [findLedger(administrationId, search)] : []),
      findArticles(administrationId, search, signal),
    ])
    return [...sumCommand(search), ...records.flat().map(going)]
  }
  return <CommandPalette open={open} onOpen={onOpen} onClose={onClose} commands={here} loadCommands={find} />
}

const recentOf = (administrationId: number, here: string): Found[] =>
  recentPages(administrationId, here).map(({ href, label }) => ({
    id: `recent ${href}`,
    label,
    icon: Clock,
    group: 'Laatst bekeken',
    href,
  }))

const supportPlaces = (administrationId: number) => [
  {
    label: 'Tickets',
    icon: MessageSquare,
    href: administrationAddress(administrationId, 'tickets'),
  },
]

const newTicket = (administrationId: number): Command => ({
  id: 'do new ticket',
  label: 'Nieuw ticket',
  description: 'Vraag stellen aan support',
  icon: MessageSquarePlus,
  group: 'Doen',
  onSelect: () => void openTicketDialog(administrationId),
})

const newEntry = (administrationId: number): Found => ({
  id: 'do new entry',
  label: 'Nieuwe boeking',
  description: 'Memoriaal',
  icon: NotebookPen,
  group: 'Doen',
  href: administrationAddress(administrationId, 'journal/$draftId', { params: { draftId: 'new' } }),
})

const settingsOf = (administrationId: number): Found[] =>
  settingsPages
    // Whether a business has partners is not known here.
    .filter(({ legalForm }) => legalForm === undefined)
    .map(({ path, label, words }) => ({
      id: `settings ${path}`,
      label,
      ...(words !== undefined && { description: words }),
      icon: Settings,
      group: 'Instellingen',
      href: administrationAddress(administrationId, path),
    }))

/** Named as the buttons that do the same. */
function actionsOf(administrationId: number): Found[] {
  return [
    {
      label: 'Nieuwe factuur',
      icon: FilePlus,
      href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: 'new' } }),
    },
    {
      label: 'Documenten toevoegen',
      icon: Upload,
      href: administrationAddress(administrationId, 'purchases/documents'),
    },
    {
      label: 'Inkoopfactuur zonder document',
      icon: ReceiptEuro,
      href: administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: 'new' } }),
    },
    {
      label: 'Betaalbestand maken',
      icon: HandCoins,
      href: administrationAddress(administrationId, 'purchases/payments'),
    },
    {
      label: 'Herinneringen versturen',
      icon: MailWarning,
      href: administrationAddress(administrationId, 'invoices/reminders'),
    },
    { label: 'Relatie toevoegen', icon: UserPlus, href: administrationAddress(administrationId, 'contacts/new') },
    { label: 'Afschrift importeren', icon: Landmark, href: administrationAddress(administrationId, 'bank/import') },
  ].map((action) => ({ ...action, id: `do ${action.href}`, group: 'Doen' }))
}
