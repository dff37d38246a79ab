import { contract, type UnpaidVat } from '@klopt/api-client/contract'
import { AppLink, Button, Card, linkClassName, toast } from '@klopt/ui'
import { addMonths, formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { entryHref } from '../../../app/routing/hrefs.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { today } from '../../../app/today.ts'
import { query } from '../../../app/transport/api.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { Purchase } from '../booking/wire.ts'
import * as styles from './purchase-screen.css.ts'
import { owedSentence, paidBackSentence } from './unpaid-vat-sentences.ts'

interface UnpaidVatCardProps {
  administrationId: number
  purchase: Purchase
}

/** The deducted VAT of a purchase that stays unpaid for a year, from a month before it is owed again. */
export function UnpaidVatCard({ administrationId, purchase }: UnpaidVatCardProps) {
  const params = { administrationId, purchaseId: purchase.id }
  const isOld = purchase.dueDate <= addMonths(today(), -11)
  const { data } = useQuery({
    ...query(contract.unpaidVat.get, { params }),
    enabled: isOld || purchase.openCents === 0,
  })
  if (!data || (data.paidBack === null && (!isOld || data.vatCents === 0))) return null
  return (
    <Card title="Btw over wat niet betaald is">
      <div className={styles.unpaidVat}>
        <Words {...{ administrationId, data }} />
        <Deed {...{ administrationId, purchase, data }} />
      </div>
    </Card>
  )
}

function Words({ administrationId, data }: { administrationId: number; data: UnpaidVat }) {
  const { paidBack } = data
  if (paidBack === null) return <p>{owedSentence(data, today())}</p>
  return (
    <p>
      {paidBackSentence(paidBack)}{' '}
      <AppLink href={entryHref(administrationId, paidBack.journalEntryId)} className={linkClassName}>
        Bekijk de boeking
      </AppLink>
    </p>
  )
}

function Deed({ administrationId, purchase, data }: UnpaidVatCardProps & { data: UnpaidVat }) {
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const payBack = useWrite(contract.unpaidVat.payBack)
  const again = useWrite(contract.unpaidVat.deductAgain)
  const input = { params: { administrationId, purchaseId: purchase.id } }
  if (!mayBook) return null
  if (data.paidBack === null)
    return (
      <Button
        loading={payBack.isPending}
        onClick={() =>
          payBack.mutate(input, {
            onSuccess: ({ vatCents, vatDate }) =>
              toast.success(
                `${formatEuro(vatCents)} btw telt op ${formatDateLong(vatDate)} niet meer mee als voorbelasting.`,
              ),
          })
        }
      >
        Btw terugbetalen
      </Button>
    )
  if (data.paidBack.vatCents === 0) return null
  return (
    <Button
      loading={again.isPending}
      onClick={() =>
        again.mutate(input, {
          onSuccess: ({ vatCents, vatDate }) =>
            toast.success(`${formatEuro(vatCents)} btw telt op ${formatDateLong(vatDate)} weer mee als voorbelasting.`),
        })
      }
    >
      Btw weer aftrekken
    </Button>
  )
}
