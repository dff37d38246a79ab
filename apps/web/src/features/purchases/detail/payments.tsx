import { contract } from '@klopt/api-client/contract'
import { AppLink, askConfirmation, Button, Card, DescriptionList, linkClassName, toast } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { Purchase } from '../booking/wire.ts'
import * as styles from './purchase-screen.css.ts'

export interface PaymentsProps {
  administrationId: number
  purchase: Purchase
}

type Payment = Purchase['payments'][number]

/** What was paid of it and what it was set off against, and what is left. */
export function Payments({ administrationId, purchase }: PaymentsProps) {
  const { payments, openCents, status } = purchase
  if (status === 'reversed') return null
  return (
    <Card title="Betalingen">
      <DescriptionList
        variant="sums"
        items={[
          ...payments.map((payment) => ({
            term: <Term {...{ administrationId, purchase, payment }} />,
            details: formatEuro(payment.amountCents),
          })),
          ...(payments.length === 0 && openCents > 0 ? [{ term: 'Nog niets betaald', details: '–' }] : []),
          { term: leftText(openCents), details: formatEuro(openCents) },
        ]}
      />
    </Card>
  )
}

function leftText(openCents: number): string {
  if (openCents === 0) return 'Alles is betaald of verrekend'
  return openCents < 0 ? 'Nog te ontvangen of te verrekenen' : 'Nog te betalen'
}

/** When it was paid and by which line of the bank, or with which document it was set off. */
function Term({ administrationId, purchase, payment }: PaymentsProps & { payment: Payment }) {
  const { date, bankTransactionId, setOff } = payment
  if (setOff !== null) {
    return (
      <span className={styles.setOff}>
        <span>
          {formatDateShort(date)}, verrekend met{' '}
          <AppLink
            href={administrationAddress(administrationId, 'purchases/$purchaseId', {
              params: { purchaseId: setOff.purchaseId },
            })}
            className={linkClassName}
          >
            {setOff.number}
          </AppLink>
        </span>
        <UndoButton {...{ administrationId, purchase, setOff }} />
      </span>
    )
  }
  if (bankTransactionId === null) return formatDateShort(date)
  return (
    <AppLink
      href={administrationAddress(administrationId, 'bank', { search: { state: 'processed' } })}
      className={linkClassName}
    >
      {formatDateShort(date)}
    </AppLink>
  )
}

function UndoButton({ administrationId, purchase, setOff }: PaymentsProps & Pick<Payment, 'setOff'>) {
  const undo = useWrite(contract.purchases.undoSetOff)
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  if (!mayBook || setOff === null) return null
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Verrekening ongedaan maken?',
      text: `${purchase.number} en ${setOff.number} staan daarna weer open.`,
      confirmLabel: 'Ongedaan maken',
      danger: true,
    })
    if (!isSure) return
    const params = { administrationId, purchaseId: purchase.id }
    try {
      await undo.mutateAsync({ params, body: { journalEntryId: setOff.journalEntryId } })
      toast.success('De verrekening is ongedaan gemaakt.')
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button size="small" loading={undo.isPending} onClick={() => void ask()}>
      Verrekening ongedaan maken
    </Button>
  )
}
