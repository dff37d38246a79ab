import { contract, type FirmInvitationKind, type ResponseOf } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, Card, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './firms.css.ts'

type Invitation = ResponseOf<typeof contract.firmInvitations.list>[number]

export interface FirmInvitationsProps {
  firmId: number
  kind: FirmInvitationKind
  /** Whether the viewer takes them back, or only looks. */
  mayManage: boolean
}

/** Who the firm asked by mail and has not come yet; nothing without any. */
export function FirmInvitations({ firmId, kind, mayManage }: FirmInvitationsProps) {
  const { data = [] } = useQuery(query(contract.firmInvitations.list, { params: { firmId } }))
  const open = data.filter((invitation) => invitation.kind === kind)
  if (open.length === 0) return null
  return (
    <div className={styles.below}>
      <Card title={kind === 'client' ? 'Gevraagde klanten' : 'Uitgenodigde collega’s'} padding="none">
        <ul className={styles.list}>
          {open.map((invitation) => (
            <Item key={invitation.id} {...{ firmId, mayManage, invitation }} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Item({ firmId, mayManage, invitation }: { firmId: number; mayManage: boolean; invitation: Invitation }) {
  const { id, emailAddress, invitedBy, createdAt, isExpired } = invitation
  const revoke = useWrite(contract.firmInvitations.revoke, { onAnswer: () => toast.success('Uitnodiging ingetrokken') })
  const ask = async () => {
    const sure = await askConfirmation({
      title: 'Uitnodiging intrekken',
      text: `De link die we naar ${emailAddress} stuurden, werkt dan niet meer.`,
      confirmLabel: 'Uitnodiging intrekken',
      danger: true,
    })
    if (sure) revoke.mutate({ params: { firmId, invitationId: id } }, { onError: notifyByToast })
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {emailAddress}
          {isExpired && <Badge tone="warning">Verlopen</Badge>}
        </span>
        <span className={styles.detail}>
          Door {invitedBy}, {instantText(createdAt)}
        </span>
      </div>
      {mayManage && (
        <Button
          size="small"
          loading={revoke.isPending}
          onClick={() => void ask()}
          aria-label={`Uitnodiging van ${emailAddress} intrekken`}
        >
          Intrekken
        </Button>
      )}
    </li>
  )
}
