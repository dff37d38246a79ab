import { contract } from '@klopt/api-client/contract'
import { askConfirmation, Button, Card, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './members.css.ts'

export interface FirmCardProps {
  administrationId: number
  /** Who alone takes the books back. */
  isMainUser: boolean
}

/** The firm that looks after the books, with who of it can come in; nothing without one. */
export function FirmCard({ administrationId, isMainUser }: FirmCardProps) {
  const params = { administrationId }
  const { data } = useQuery(query(contract.booksFirm.get, { params }))
  const remove = useWrite(contract.booksFirm.remove, {
    onAnswer: () => toast.success('Het kantoor kan er niet meer in'),
  })
  if (!data?.firm) return null
  const { companyName, colleagues } = data.firm
  const ask = async () => {
    const sure = await askConfirmation({
      title: `Toegang van ${companyName} intrekken`,
      text: 'Niemand van het kantoor kan daarna nog in je boeken; het kantoor krijgt er een mail over. Betaalde het kantoor je abonnement, kies dan zelf een abonnement.',
      confirmLabel: 'Toegang intrekken',
      danger: true,
    })
    if (sure) remove.mutate({ params }, { onError: notifyByToast })
  }
  return (
    <Card title="Boekhoudkantoor" padding="none">
      <div className={styles.row}>
        <div className={styles.words}>
          <span className={styles.name}>{companyName}</span>
          <span className={styles.details}>{`Hier kunnen in: ${colleagues.join(', ')}`}</span>
        </div>
        {isMainUser && (
          <div className={styles.actions}>
            <Button size="small" loading={remove.isPending} onClick={() => void ask()}>
              Toegang intrekken
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
