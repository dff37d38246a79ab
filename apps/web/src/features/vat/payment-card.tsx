import { contract, type VatPayment } from '@klopt/api-client/contract'
import { Card, CopyButton, DescriptionList, toast } from '@klopt/ui'
import { formatEuro, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { PaymentBadge } from '../../shared/tax-payments/payment-badge.tsx'
import { PaymentLinks } from '../../shared/tax-payments/payment-links.tsx'
import { ReferenceForm } from '../../shared/tax-payments/reference-form.tsx'
import { QrCode } from '../../shell/qr-code.tsx'
import * as own from './hand-in.css.ts'

export interface PaymentCardProps {
  administrationId: number
  /** A filed return, or a correction of which the assessment was processed. */
  returnId: number
}

/** How what is owed is paid, and what the bank knows of it. */
export function PaymentCard({ administrationId, returnId }: PaymentCardProps) {
  const { data } = useQuery(query(contract.vatPayments.get, { params: { administrationId, returnId } }))
  if (data === undefined || data.state === 'nothing') return null
  return (
    <Card title={data.amountCents > 0 ? 'Betalen' : 'Terugkrijgen'} aside={<PaymentBadge debt={data} />}>
      <div className={own.payment}>
        {data.epcPayload !== null && (
          <div className={own.paymentCode}>
            <QrCode value={data.epcPayload} label="QR-code om met je bank te betalen" className={own.paymentPicture} />
          </div>
        )}
        {data.openCents > 0 && <Transfer payment={data} />}
        <OwnReference key={data.reference} {...{ administrationId, returnId }} reference={data.reference} />
        <PaymentLinks administrationId={administrationId} payments={data.payments} />
      </div>
    </Card>
  )
}

function Transfer({ payment: { payee, openCents, reference } }: { payment: VatPayment }) {
  return (
    <DescriptionList
      className={own.transfer}
      items={[
        { term: 'Bedrag', details: formatEuro(openCents) },
        { term: 'Naar', details: payee.name },
        {
          term: 'IBAN',
          details: (
            <span className={own.copied}>
              {formatIban(payee.iban)}
              <CopyButton value={payee.iban} label="IBAN" />
            </span>
          ),
        },
        ...(reference === null
          ? []
          : [
              {
                term: 'Kenmerk',
                details: (
                  <span className={own.copied}>
                    {grouped(reference)}
                    <CopyButton value={reference} label="Betalingskenmerk" />
                  </span>
                ),
              },
            ]),
      ]}
    />
  )
}

/** Per four digits, as letters print it. */
const grouped = (reference: string): string => reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

function OwnReference({ administrationId, returnId, reference }: PaymentCardProps & { reference: string | null }) {
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const saving = useWrite(contract.vatPayments.saveReference, { errors: 'screen' })
  if (!mayChange) return null
  return (
    <ReferenceForm
      label="Betalingskenmerk"
      hint="16 cijfers, uit Mijn Belastingdienst Zakelijk of van de brief. Daarmee herkent Klopt de betaling in je bank."
      inputMode="numeric"
      initial={reference === null ? '' : grouped(reference)}
      saving={saving}
      onSave={(typed) =>
        saving.mutate(
          { params: { administrationId, returnId }, body: { reference: typed } },
          { onSuccess: () => void toast.success('Betalingskenmerk bewaard.') },
        )
      }
    />
  )
}
