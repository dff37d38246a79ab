import { contract, type VatPayment } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Card, CopyButton, DescriptionList, TextField, toast } from '@klopt/ui'
import { formatDateLong, formatEuro, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { entryHref } from '../../app/routing/hrefs.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { QrCode } from '../../shell/qr-code.tsx'
import * as own from './hand-in.css.ts'
import * as styles from './vat.css.ts'

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
    <Card title={data.amountCents > 0 ? 'Betalen' : 'Terugkrijgen'} aside={<StateBadge payment={data} />}>
      <div className={own.payment}>
        {data.epcPayload !== null && (
          <div className={own.paymentCode}>
            <QrCode value={data.epcPayload} label="QR-code om met je bank te betalen" className={own.paymentPicture} />
          </div>
        )}
        {data.openCents > 0 && <Transfer payment={data} />}
        <ReferenceForm key={data.reference} {...{ administrationId, returnId }} reference={data.reference} />
        {data.payments.map(({ entryId, date, amountCents }) => (
          <AppLink key={entryId} href={entryHref(administrationId, entryId)}>
            {formatEuro(Math.abs(amountCents))} op {formatDateLong(date)}
          </AppLink>
        ))}
      </div>
    </Card>
  )
}

const states = {
  nothing: { label: 'Niets te betalen', tone: 'neutral' },
  open: { label: 'Nog niet in je bank', tone: 'warning' },
  partly: { label: 'Deels', tone: 'warning' },
  paid: { label: 'Betaald', tone: 'success' },
} as const

function StateBadge({ payment: { state, amountCents } }: { payment: VatPayment }) {
  const { label, tone } = states[state]
  return <Badge tone={tone}>{state === 'paid' && amountCents < 0 ? 'Ontvangen' : label}</Badge>
}

function Transfer({ payment: { payee, openCents, reference } }: { payment: VatPayment }) {
  return (
    <DescriptionList
      items={[
        { term: 'Bedrag', details: formatEuro(openCents) },
        { term: 'Naar', details: payee.name },
        {
          term: 'IBAN',
          details: (
            <>
              {formatIban(payee.iban)} <CopyButton value={payee.iban} label="IBAN" />
            </>
          ),
        },
        ...(reference === null
          ? []
          : [
              {
                term: 'Betalingskenmerk',
                details: (
                  <>
                    {grouped(reference)} <CopyButton value={reference} label="Betalingskenmerk" />
                  </>
                ),
              },
            ]),
      ]}
    />
  )
}

/** Per four digits, as letters print it. */
const grouped = (reference: string): string => reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

function ReferenceForm({ administrationId, returnId, reference }: PaymentCardProps & { reference: string | null }) {
  const [typed, setTyped] = useState(reference === null ? '' : grouped(reference))
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const saving = useWrite(contract.vatPayments.saveReference, { errors: 'screen' })
  if (!mayChange) return null
  const isKept = typed.replaceAll(' ', '') === (reference ?? '')
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    saving.mutate(
      { params: { administrationId, returnId }, body: { reference: typed.trim() === '' ? null : typed } },
      { onSuccess: () => void toast.success('Betalingskenmerk bewaard.') },
    )
  }
  return (
    <form className={styles.status} onSubmit={submit} noValidate>
      <TextField
        label="Betalingskenmerk"
        hint="16 cijfers, uit Mijn Belastingdienst Zakelijk of van de brief. Daarmee herkent Klopt de betaling in je bank."
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={saving.error ? (saving.error.fields['reference'] ?? saving.error.message) : undefined}
      />
      <Button type="submit" disabled={isKept} loading={saving.isPending} fullWidth>
        Kenmerk bewaren
      </Button>
    </form>
  )
}
