import { contract, type Asset } from '@klopt/api-client/contract'
import { DateField, MoneyField, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface ImpairModalProps {
  administrationId: number
  asset: Asset
  onClose: () => void
}

/** Writes an asset down beside its plan. */
export function ImpairModal({ administrationId, asset, onClose }: ImpairModalProps) {
  const [day, setDay] = useState<string | null>(today())
  const [cents, setCents] = useState<number | null>(null)
  const impair = useWrite(contract.assets.impair, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (day === null || cents === null) return
    const params = { administrationId, assetId: asset.id }
    await impair.mutateAsync({ params, body: { day, cents, version: asset.version } }).then(
      () => {
        toast.success(`${asset.name} is afgewaardeerd`)
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  const faults: Readonly<Record<string, string>> = impair.error?.fields ?? {}
  return (
    <FormModal
      title={`${asset.name} afwaarderen`}
      onClose={onClose}
      button="Afwaarderen"
      isPending={impair.isPending}
      problem={Object.keys(faults).length === 0 ? impair.error?.message : undefined}
      onSubmit={submit}
    >
      <p>
        Het staat voor {formatEuro(asset.bookValueCents)} in de boeken. Wat je afwaardeert is een kostenpost; de rest
        schrijf je af over de tijd die overblijft.
      </p>
      <DateField
        label="Op"
        required
        value={day}
        today={today()}
        max={today()}
        onChange={setDay}
        error={faults['day']}
      />
      <MoneyField label="Bedrag" required value={cents} onChange={setCents} error={faults['cents']} />
    </FormModal>
  )
}
