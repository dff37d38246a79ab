import { contract } from '@klopt/api-client/contract'
import { Card, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { PaymentBadge } from '../../shared/tax-payments/payment-badge.tsx'
import { PaymentLinks } from '../../shared/tax-payments/payment-links.tsx'
import { ReferenceForm } from '../../shared/tax-payments/reference-form.tsx'
import * as styles from './oss.css.ts'

interface OssPaymentCardProps {
  administrationId: number
  /** A list that was handed in. */
  listId: number
}

/** What is owed for a list, the reference under which it is paid, and what the bank knows of it. */
export function OssPaymentCard({ administrationId, listId }: OssPaymentCardProps) {
  const params = { administrationId, listId }
  const { data } = useQuery(query(contract.oss.payment, { params }))
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const saving = useWrite(contract.oss.saveReference, { errors: 'screen' })
  if (data === undefined || data.state === 'nothing') return null
  const { amountCents, openCents, reference, payments } = data
  return (
    <Card title={amountCents > 0 ? 'Betalen' : 'Terugkrijgen'} aside={<PaymentBadge debt={data} />}>
      <div className={styles.status}>
        {openCents > 0 && (
          <p className={styles.muted}>
            Nog te betalen: {formatEuro(openCents)}. Betaal op de rekening en onder het kenmerk die je bij de melding
            krijgt; een betaling zonder dat kenmerk komt niet bij de andere landen terecht.
          </p>
        )}
        {mayChange && (
          <ReferenceForm
            key={reference}
            label="Kenmerk van de melding"
            hint="Zoals het in Mijn Belastingdienst Zakelijk bij de melding staat. Daarmee herkent Klopt de betaling in je bank."
            initial={reference ?? ''}
            saving={saving}
            onSave={(typed) =>
              saving.mutate(
                { params, body: { reference: typed } },
                { onSuccess: () => void toast.success('Kenmerk bewaard.') },
              )
            }
          />
        )}
        <PaymentLinks administrationId={administrationId} payments={payments} />
      </div>
    </Card>
  )
}
