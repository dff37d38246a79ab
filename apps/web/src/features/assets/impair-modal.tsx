import { contract, type Asset } from '@klopt/api-client/contract'
import { DateField, MoneyField, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'

interface ImpairForm {
  day: string | null
  cents: number | null
}

export interface ImpairModalProps {
  administrationId: number
  asset: Asset
  onClose: () => void
}

/** Writes an asset down beside its plan. */
export function ImpairModal({ administrationId, asset, onClose }: ImpairModalProps) {
  const form = useForm<ImpairForm>({ defaultValues: { day: today(), cents: null }, mode: 'onTouched' })
  const { control, formState } = form
  const { errors } = formState
  const impair = useWrite(contract.assets.impair, { errors: 'screen' })
  const submit = form.handleSubmit(({ day, cents }) => {
    if (day === null || cents === null) return
    const params = { administrationId, assetId: asset.id }
    impair.mutate(
      { params, body: { day, cents, version: asset.version } },
      {
        onSuccess: () => {
          toast.success(`${asset.name} is afgewaardeerd`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['day', 'cents']),
      },
    )
  })
  return (
    <FormModal
      title={`${asset.name} afwaarderen`}
      onClose={onClose}
      button="Afwaarderen"
      isPending={impair.isPending}
      problem={errors.root?.message}
      unsavedChanges={formState.isDirty && !impair.isSuccess}
      onSubmit={submit}
    >
      <p>
        Het staat voor {formatEuro(asset.bookValueCents)} in de boeken. Wat je afwaardeert is een kostenpost; de rest
        schrijf je af over de tijd die overblijft.
      </p>
      <Controller
        control={control}
        name="day"
        rules={{ validate: given('Vul een datum in') }}
        render={({ field }) => (
          <DateField label="Op" required today={today()} max={today()} {...field} error={errors.day?.message} />
        )}
      />
      <Controller
        control={control}
        name="cents"
        rules={{ validate: given('Vul een bedrag in') }}
        render={({ field }) => <MoneyField label="Bedrag" required {...field} error={errors.cents?.message} />}
      />
    </FormModal>
  )
}
