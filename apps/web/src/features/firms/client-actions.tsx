import { contract, type FirmClient } from '@klopt/api-client/contract'
import { askConfirmation, IconButton, Menu, toast } from '@klopt/ui'
import { Archive, ArchiveRestore, Ellipsis, LogOut } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

interface ClientActionsProps {
  firmId: number
  client: FirmClient
  isArchived: boolean
}

/** What can be done about a client as a whole. */
export function ClientActions({ firmId, client, isArchived }: ClientActionsProps) {
  const { id: administrationId, companyName } = client
  const release = useWrite(contract.firms.releaseClient, {
    onAnswer: () => toast.success(`${companyName} is geen klant meer`),
  })
  const archive = useWrite(contract.firms.archiveClient, {
    onAnswer: () => toast.success(`${companyName} staat nu in het archief`),
  })
  const restore = useWrite(contract.firms.restoreClient, {
    onAnswer: () => toast.success(`${companyName} staat weer bij je klanten`),
  })
  const params = { firmId, administrationId }
  const archiving = isArchived
    ? {
        label: 'Terug uit archief',
        icon: ArchiveRestore,
        onSelect: () => restore.mutate({ params }, { onError: notifyByToast }),
      }
    : { label: 'Archiveren', icon: Archive, onSelect: () => archive.mutate({ params }, { onError: notifyByToast }) }
  const ask = async () => {
    const sure = await askConfirmation({
      title: `${companyName} niet meer bijhouden`,
      text: 'Niemand van je kantoor kan daarna nog in deze boeken. De klant houdt ze en krijgt er een mail over. Terug kan alleen als de hoofdgebruiker jullie weer toelaat.',
      confirmLabel: 'Niet meer bijhouden',
      danger: true,
    })
    if (sure) release.mutate({ params }, { onError: notifyByToast })
  }
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${companyName}`} />}
      items={[archiving, { label: 'Niet meer bijhouden', icon: LogOut, danger: true, onSelect: () => void ask() }]}
    />
  )
}
