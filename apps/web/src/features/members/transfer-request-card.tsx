import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Badge, Button, Card, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import { documentTypes, sides } from '../../shared/administrations/identity-words.ts'
import { AskTransferModal } from './ask-transfer-modal.tsx'
import { IdentityModal } from './identity-modal.tsx'
import * as styles from './members.css.ts'

type Asked = NonNullable<ResponseOf<typeof contract.mainUserTransfers.show>>

interface TransferRequestCardProps {
  administrationId: number
  userId: number
  isMainUser: boolean
  /** Whether the user is a member, and not of the firm. */
  isMember: boolean
}

/** Becoming the main user when the present one is out of reach; the main user sees that it was asked, and can stop it. */
export function TransferRequestCard({ administrationId, userId, isMainUser, isMember }: TransferRequestCardProps) {
  const { data } = useQuery(query(contract.mainUserTransfers.show, { params: { administrationId } }))
  const [asking, setAsking] = useState(false)
  if (data === undefined || (data === null && (isMainUser || !isMember))) return null
  return (
    <Card
      title={data === null ? 'Hoofdgebruiker niet bereikbaar?' : 'Verzoek om een andere hoofdgebruiker'}
      padding="none"
    >
      <div className={styles.row}>
        {data === null ? (
          <>
            <div className={styles.words}>
              <span className={styles.details}>
                Is de hoofdgebruiker overleden, vertrokken of niet te bereiken? Vraag ons dan of jij het wordt. We
                controleren je identiteitsbewijs en zeggen het ook de hoofdgebruiker.
              </span>
            </div>
            <div className={styles.actions}>
              <Button size="small" onClick={() => setAsking(true)}>
                Hoofdgebruiker worden
              </Button>
            </div>
          </>
        ) : (
          <AskedRow asked={data} {...{ administrationId, isMainUser }} isOwn={data.askedBy.id === userId} />
        )}
      </div>
      {asking && <AskTransferModal administrationId={administrationId} onClose={() => setAsking(false)} />}
    </Card>
  )
}

interface AskedRowProps {
  administrationId: number
  asked: Asked
  isOwn: boolean
  isMainUser: boolean
}

function AskedRow({ administrationId, asked, isOwn, isMainUser }: AskedRowProps) {
  const [showing, setShowing] = useState(false)
  const withdraw = useWrite(contract.mainUserTransfers.withdraw, {
    onAnswer: () => toast.success('Het verzoek is ingetrokken'),
  })
  const params = { administrationId, transferId: asked.id }
  return (
    <>
      <div className={styles.words}>
        <span className={styles.name}>
          {asked.askedBy.name}
          {asked.documents.map(({ id, type, side }) => (
            <Badge key={id}>{`${documentTypes[type]}, ${sides[side]}`}</Badge>
          ))}
        </span>
        <span className={styles.details}>
          {`Gevraagd op ${formatDateLong(dayOfInstant(asked.askedAt))}: ${asked.reason}`}
        </span>
        {isOwn && asked.documents.length === 0 && (
          <span className={styles.details}>Stuur nog een identiteitsbewijs mee, dan kunnen we beslissen.</span>
        )}
      </div>
      <div className={styles.actions}>
        {isOwn && (
          <Button size="small" onClick={() => setShowing(true)}>
            Identiteitsbewijs toevoegen
          </Button>
        )}
        {(isOwn || isMainUser) && (
          <Button
            size="small"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params }, { onError: notifyByToast })}
          >
            Verzoek intrekken
          </Button>
        )}
      </div>
      {showing && <IdentityModal {...params} onClose={() => setShowing(false)} />}
    </>
  )
}
