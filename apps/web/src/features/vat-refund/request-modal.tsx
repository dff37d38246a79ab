import { contract, type CountryRefund } from '@klopt/api-client/contract'
import { DateField, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { countryName } from '../../shared/administrations/countries.ts'
import { FormModal } from '../../shell/form-modal.tsx'

interface RequestModalProps {
  administrationId: number
  year: number
  refund: CountryRefund
  onClose: () => void
}

/** Ticks off that VAT of a country was asked back. */
export function RequestModal({ administrationId, year, refund, onClose }: RequestModalProps) {
  const { country, vatCents } = refund
  const [requestedOn, setRequestedOn] = useState<string | null>(() => today())
  const request = useWrite(contract.vatRefund.request, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (requestedOn === null) return
    await request.mutateAsync({ params: { administrationId }, body: { year, country, requestedOn, vatCents } }).then(
      () => {
        toast.success(`Btw van ${countryName(country)} over ${year} afgevinkt.`)
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  const fault = request.error?.fields['requestedOn']
  return (
    <FormModal
      title={`Btw van ${countryName(country)} over ${year} afvinken`}
      button="Afvinken"
      isPending={request.isPending}
      problem={fault === undefined ? request.error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Je vroeg {formatEuro(vatCents)} terug. Wat je betaald krijgt, boek je op de kosten waar deze btw in zat.</p>
      <DateField
        label="Teruggevraagd op"
        required
        value={requestedOn}
        onChange={setRequestedOn}
        min={`${year}-01-01`}
        max={today()}
        error={fault}
      />
    </FormModal>
  )
}
