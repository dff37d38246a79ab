import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Button, Card, toast } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { today } from '../../../app/today.ts'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import type { Purchase } from '../booking/wire.ts'
import * as styles from './purchase-screen.css.ts'

export interface SetOffProps {
  administrationId: number
  /** A credit invoice of which something is open. */
  purchase: Purchase
}

/** The open invoices that a credit invoice can be set off against, without money going about. */
export function SetOff({ administrationId, purchase }: SetOffProps) {
  const params = { administrationId, purchaseId: purchase.id }
  const choices = useQuery(query(contract.purchases.setOffChoices, { params }))
  const setOff = useWrite(contract.purchases.setOff)
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  if (!mayBook || !choices.data || choices.data.length === 0) return null
  const choose = (invoiceId: number, number: string) =>
    void setOff.mutateAsync({ params, body: { invoiceId } }).then(
      ({ amountCents }) => toast.success(`${formatEuro(amountCents)} is verrekend met ${number}.`),
      (error: ApiError) => notifyByToast(error),
    )
  return (
    <Card title="Verrekenen met een factuur">
      <CountsOn administrationId={administrationId} date={today()} vat="none" />
      <ul className={styles.files}>
        {choices.data.map(({ purchaseId, number, dueDate, openCents }) => (
          <li key={purchaseId} className={styles.file}>
            <span className={styles.fileName}>
              {number}{' '}
              <span className={styles.lineDetail}>
                vervalt {formatDateShort(dueDate)}, {formatEuro(openCents)} open
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Verrekenen met ${number}`}
              loading={setOff.isPending && setOff.variables.body.invoiceId === purchaseId}
              disabled={setOff.isPending}
              onClick={() => choose(purchaseId, number)}
            >
              Verrekenen
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
