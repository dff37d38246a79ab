import { contract, type IdentityDocument, type MainUserTransfer } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import { documentTypes, sides } from '../../shared/administrations/identity-words.ts'
import * as styles from './back-office.css.ts'
import { DecideTransferModal } from './decide-transfer-modal.tsx'
import { IdentityViewer } from './identity-viewer.tsx'

interface Doing {
  readonly transfer: MainUserTransfer
  readonly what: IdentityDocument | 'approve' | 'refuse'
}

/** Who asks to become the main user: staff sees their papers once, and decides. */
export function TransfersCard() {
  const { data } = useQuery(query(contract.mainUserTransfers.list, {}))
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  if (data === undefined) return null
  return (
    <Card title="Overdrachten van de hoofdgebruiker" padding="none">
      {data.length === 0 ? (
        <p className={styles.nothing}>Niemand vraagt om hoofdgebruiker te worden.</p>
      ) : (
        <ul className={styles.list}>
          {data.map((transfer) => (
            <Transfer key={transfer.id} transfer={transfer} onDo={(what) => setDoing({ transfer, what })} />
          ))}
        </ul>
      )}
      {doing && typeof doing.what === 'object' && (
        <IdentityViewer transferId={doing.transfer.id} document={doing.what} onClose={close} />
      )}
      {doing && typeof doing.what === 'string' && (
        <DecideTransferModal transfer={doing.transfer} approve={doing.what === 'approve'} onClose={close} />
      )}
    </Card>
  )
}

function Transfer({ transfer, onDo }: { transfer: MainUserTransfer; onDo: (what: Doing['what']) => void }) {
  const { administration, askedBy, askedAt, mainUser, reason, documents } = transfer
  const of = administration.companyName
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        {of}
        <span className={styles.detail}>
          {`${askedBy.name} (${askedBy.emailAddress}) op ${formatDateLong(dayOfInstant(askedAt))}: ${reason}`}
        </span>
        <span className={styles.detail}>
          {mainUser === null ? 'Zonder hoofdgebruiker' : `Nu: ${mainUser.name} (${mainUser.emailAddress})`}
        </span>
      </span>
      <span className={styles.coming}>
        {documents.length === 0 && <span className={styles.detail}>Nog geen identiteitsbewijs</span>}
        {documents.map((document) => {
          const words = `${documentTypes[document.type]}, ${sides[document.side]}`
          return document.openedAt === null ? (
            <Button
              key={document.id}
              size="small"
              onClick={() => onDo(document)}
              aria-label={`${words} van ${of} bekijken`}
            >
              {`${words} bekijken`}
            </Button>
          ) : (
            <span key={document.id} className={styles.detail}>{`${words}: bekeken`}</span>
          )
        })}
        <Button size="small" aria-label={`Overdracht van ${of} weigeren`} onClick={() => onDo('refuse')}>
          Weigeren
        </Button>
        <Button size="small" aria-label={`Overdracht van ${of} goedkeuren`} onClick={() => onDo('approve')}>
          Goedkeuren
        </Button>
      </span>
    </li>
  )
}
