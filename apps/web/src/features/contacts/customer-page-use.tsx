import { contract, type CustomerLink } from '@klopt/api-client/contract'
import { Alert, Button, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './contact-screen.css.ts'
import { Agreement } from '../../shell/agreement.tsx'

interface CustomerPageUseProps {
  administrationId: number
  contactId: number
}

/** The page by which this customer sees and pays their invoices: look along, see when it was used, and end it. */
export function CustomerPageUse({ administrationId, contactId }: CustomerPageUseProps) {
  const params = { administrationId, contactId }
  const links = useQuery(query(contract.customerLinks.list, { params }))
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const preview = useWrite(contract.customerLinks.preview, { errors: 'screen' })
  const look = () =>
    preview.mutate(
      { params },
      {
        onSuccess: ({ path }) => void window.open(path, '_blank', 'noopener'),
        onError: (error) => void toast.error(error.message),
      },
    )
  const current = links.data?.items.find(({ revokedAt }) => revokedAt === null)
  return (
    <Agreement title="Klantpagina">
      {links.isError ? (
        <Alert tone="danger">De links van deze relatie konden niet geladen worden.</Alert>
      ) : links.data === undefined ? (
        <Skeleton height="64px" />
      ) : (
        <p className={styles.pageText}>
          {current === undefined
            ? 'Deze relatie krijgt een link naar de klantpagina bij de eerste factuur die je mailt.'
            : usageOf(current)}
        </p>
      )}
      {mayChange && (
        <div className={styles.buttons}>
          <Button icon={ExternalLink} loading={preview.isPending} onClick={look}>
            Klantpagina bekijken
          </Button>
          {current && <RevokeButton {...params} linkId={current.id} />}
        </div>
      )}
    </Agreement>
  )
}

function usageOf({ sentTo, lastUsedAt }: CustomerLink): string {
  const [newest] = sentTo
  const mailed = newest ? `Gemaild aan ${newest.recipient} op ${instantText(newest.sentAt)}.` : 'Nog niet gemaild.'
  return lastUsedAt === null
    ? `${mailed} Nog niet gebruikt.`
    : `${mailed} Voor het laatst gebruikt op ${instantText(lastUsedAt)}.`
}

function RevokeButton({ administrationId, contactId, linkId }: CustomerPageUseProps & { linkId: number }) {
  const revoke = useWrite(contract.customerLinks.revoke, { errors: 'screen' })
  return (
    <Button
      loading={revoke.isPending}
      onClick={() =>
        revoke.mutate(
          { params: { administrationId, contactId, linkId } },
          {
            onSuccess: () => void toast.success('Link ingetrokken. De volgende factuur krijgt een nieuwe.'),
            onError: (error) => void toast.error(error.message),
          },
        )
      }
    >
      Link intrekken
    </Button>
  )
}
