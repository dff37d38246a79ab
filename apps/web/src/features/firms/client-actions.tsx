import { contract, type FirmClient } from '@klopt/api-client/contract'
import { askConfirmation, IconButton, Menu, toast } from '@klopt/ui'
import { Ellipsis, LogOut } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** What can be done about a client as a whole. */
export function ClientActions({ firmId, client }: { firmId: number; client: FirmClient }) {
  const { id: administrationId, companyName } = client
  const release = useWrite(contract.firms.releaseClient, {
    onAnswer: () => toast.success(`${companyName} is geen klant meer`),
  })
  const ask = async () => {
    const sure = await askConfirmation({
      title: `${companyName} niet meer bijhouden`,
      text: 'Niemand van je kantoor kan daarna nog in deze boeken. De klant houdt ze en krijgt er een mail over. Terug kan alleen als de hoofdgebruiker jullie weer toelaat.',
      confirmLabel: 'Niet meer bijhouden',
      danger: true,
    })
    if (sure) release.mutate({ params: { firmId, administrationId } }, { onError: notifyByToast })
  }
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${companyName}`} />}
      items={[{ label: 'Niet meer bijhouden', icon: LogOut, danger: true, onSelect: () => void ask() }]}
    />
  )
}
