import { contract } from '@klopt/api-client/contract'
import { CommandPalette, type Command } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { api } from '../app/transport/calls.ts'
import { useEnterClient } from '../shared/firms/use-enter-client.ts'
import type { LaunchedProps } from './command-launcher.tsx'
import { findArticles, MOST_LETTERS, MOST_OF_KIND, type Found } from './find-records.ts'
import type { FirmPlace } from './firm-places.ts'
import { ownDeeds, ownPlaces } from './own-commands.ts'
import { sumCommand } from './sum-command.ts'
import { useLogout } from './use-logout.ts'

export interface FirmCommandsProps extends LaunchedProps {
  firmId: number
  /** Whether the user works there; staff goes in by the access screen of each client. */
  isOwn: boolean
  places: readonly Pick<FirmPlace, 'label' | 'icon' | 'href'>[]
}

/** What one can go to and find from anywhere in a firm: its places, and its clients by name. */
export function FirmCommands({ firmId, isOwn, places, onShowKeys, ...palette }: FirmCommandsProps) {
  const navigate = useNavigate()
  const logout = useLogout()
  const entering = useEnterClient(isOwn)
  const going = ({ href, ...command }: Found): Command => ({ ...command, onSelect: () => void navigate({ href }) })
  const here = [
    ...[...places, ...ownPlaces].map(({ label, icon, href }) =>
      going({ id: href, label, icon, href, group: 'Ga naar' }),
    ),
    ...ownDeeds(logout, onShowKeys),
  ]
  const find = async (search: string, signal: AbortSignal) => {
    const [clients, articles] = await Promise.all([
      findClients(firmId, search, signal),
      findArticles(null, search, signal),
    ])
    const opening = clients.map((client) => ({
      id: `client ${client.id}`,
      label: client.companyName,
      ...(client.mainUser !== null && { description: client.mainUser }),
      icon: Building2,
      group: 'Klanten',
      onSelect: () => entering.open(client),
    }))
    return [...sumCommand(search), ...opening, ...articles.map(going)]
  }
  return <CommandPalette {...palette} placeholder="Zoek klant of ga naar…" commands={here} loadCommands={find} />
}

async function findClients(firmId: number, search: string, signal: AbortSignal) {
  const found = await api.call(
    contract.firms.clients,
    { params: { firmId }, query: { search: search.slice(0, MOST_LETTERS) } },
    { signal },
  )
  return found.items.slice(0, MOST_OF_KIND)
}
