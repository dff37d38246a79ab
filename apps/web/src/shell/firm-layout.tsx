import { contract } from '@klopt/api-client/contract'
import { BottomBar } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { address } from '../app/routing/address.ts'
import { isStaff } from '../app/session/global-roles.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { query } from '../app/transport/api.ts'
import { CommandLauncher } from './command-launcher.tsx'
import { firmPlaces, worklistPath, type FirmPlace } from './firm-places.ts'
import { FirmSwitch } from './firm-switch.tsx'
import { FirmView } from './firm-view.tsx'
import { Frame } from './frame.tsx'
import { TopBarFrame } from './top-bar-frame.tsx'
import { useToFile } from './use-to-file.ts'

export interface FirmLayoutProps {
  user: CurrentUser
  firmId: number
  children: ReactNode
}

/** The frame of a firm: as that of an administration, with its own places. */
export function FirmLayout({ user, firmId, children }: FirmLayoutProps) {
  const name = useQuery(query(contract.firms.get, { params: { firmId } })).data?.companyName
  const { work, office, footer, bar } = usePlaces(firmId)
  return (
    <Frame
      name={name}
      sections={[{ items: work }, { heading: 'Kantoor', items: office }]}
      footer={footer}
      header={(collapsed) => <FirmSwitch {...{ user, firmId, name, collapsed }} />}
      banner={isStaff(user) && user.firm_id !== firmId && <FirmView />}
      topBar={
        <TopBarFrame user={user} name={name}>
          <CommandLauncher
            label="Zoek klant of ga naar…"
            load={loadCommands}
            commands={{ firmId, isOwn: user.firm_id === firmId, places: [...work, ...office, ...footer] }}
          />
        </TopBarFrame>
      }
      bottomBar={<BottomBar items={bar} />}
    >
      {children}
    </Frame>
  )
}

const loadCommands = async () => (await import('./firm-commands.tsx')).FirmCommands

/** The places of a firm, with how many returns there are still to file. */
function usePlaces(firmId: number) {
  const pathname = useRouterState({ select: (state) => state.location.pathname }).replace(/\/$/, '')
  const toFile = useToFile(firmId)
  const { work, office } = firmPlaces(firmId)
  const item = ({ label, icon, href }: Pick<FirmPlace, 'label' | 'icon' | 'href'>) => ({
    label,
    icon,
    href,
    current: pathname === href,
    count: href === worklistPath(firmId) ? toFile : 0,
  })
  const more = { label: 'Meer', icon: Ellipsis, href: address('/v2/firms/$firmId/more', { params: { firmId } }) }
  return {
    work: work.map(item),
    office: office.map(item),
    footer: [item({ label: 'Help', icon: CircleQuestionMark, href: address('/v2/support') })],
    bar: [
      ...[...work, ...office]
        .filter(({ isInBar }) => isInBar)
        .map(({ shortLabel, ...place }) => item({ ...place, ...(shortLabel !== undefined && { label: shortLabel }) })),
      item(more),
    ],
  }
}
