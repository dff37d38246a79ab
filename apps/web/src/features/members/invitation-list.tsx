import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, Card, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './members.css.ts'
import { permissionWords } from '../../shared/administrations/permission-words.ts'

type Invitation = ResponseOf<typeof contract.invitations.list>[number]

export interface InvitationListProps {
  administrationId: number
  /** Whether the viewer sends and revokes them, or only looks. */
  mayChange: boolean
}

/** Who was asked in and has not come yet. */
export function InvitationList({ administrationId, mayChange }: InvitationListProps) {
  const { data, isError, error, refetch } = useQuery(query(contract.invitations.list, { params: { administrationId } }))
  return (
    <Card title="Uitnodigingen" padding="none">
      {data === undefined ? (
        isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="80px" />
        )
      ) : data.length === 0 ? (
        <p className={styles.empty}>Er staan geen uitnodigingen open.</p>
      ) : (
        <ul className={styles.list} aria-label="Uitnodigingen">
          {data.map((invitation) => (
            <InvitationItem key={invitation.id} {...{ administrationId, mayChange, invitation }} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function InvitationItem({ administrationId, mayChange, invitation }: InvitationListProps & { invitation: Invitation }) {
  const { id, emailAddress, permissions, invitedBy, createdAt, expiresAt, isExpired } = invitation
  const { resend, isResending, askToRevoke, isRevoking } = useInvitation(administrationId, id, emailAddress)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {emailAddress}
          {isExpired ? <Badge tone="warning">Verlopen</Badge> : <Badge tone="info">Open</Badge>}
        </span>
        <div className={styles.details}>
          {permissionWords(permissions)} · uitgenodigd door {invitedBy} op {instantText(createdAt)}
        </div>
        <div className={styles.details}>
          {isExpired ? `Verlopen op ${instantText(expiresAt)}` : `De link werkt tot ${instantText(expiresAt)}`}
        </div>
      </div>
      {mayChange && (
        <div className={styles.actions}>
          <Button
            size="small"
            loading={isResending}
            onClick={resend}
            aria-label={`Uitnodiging van ${emailAddress} opnieuw versturen`}
          >
            Opnieuw versturen
          </Button>
          <Button
            size="small"
            loading={isRevoking}
            onClick={askToRevoke}
            aria-label={`Uitnodiging van ${emailAddress} intrekken`}
          >
            Intrekken
          </Button>
        </div>
      )}
    </li>
  )
}

function useInvitation(administrationId: number, invitationId: number, emailAddress: string) {
  const params = { administrationId, invitationId }
  const send = useWrite(contract.invitations.resend)
  const revoke = useWrite(contract.invitations.revoke, { onAnswer: () => toast.success('Uitnodiging ingetrokken') })
  async function ask(): Promise<void> {
    const sure = await askConfirmation({
      title: 'Uitnodiging intrekken',
      text: `De link die we naar ${emailAddress} stuurden, werkt dan niet meer.`,
      confirmLabel: 'Uitnodiging intrekken',
      danger: true,
    })
    if (sure) revoke.mutate({ params }, { onError: notifyByToast })
  }
  return {
    isResending: send.isPending,
    resend: () =>
      send.mutate(
        { params },
        { onSuccess: () => void toast.success(`Nieuwe link verstuurd naar ${emailAddress}`), onError: notifyByToast },
      ),
    isRevoking: revoke.isPending,
    askToRevoke: () => void ask(),
  }
}
