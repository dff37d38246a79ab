import { contract, type Asset } from '@klopt/api-client/contract'
import { DateField, RadioGroup, toast } from '@klopt/ui'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { disposalOf, type DisposalForm } from './disposal.ts'
import { ProceedsFields } from './proceeds-fields.tsx'

export interface DisposeModalProps {
  administrationId: number
  asset: Asset
  onClose: () => void
}

const ways = [
  { value: 'invoice', label: 'Verkocht met een factuur', hint: 'De opbrengst komt van die factuur.' },
  { value: 'money', label: 'Verkocht zonder factuur', hint: 'Je zegt hier wat het heeft opgebracht.' },
  { value: 'scrapped', label: 'Afgedankt, verloren of kapot', hint: 'Wat het nog waard was, is een kostenpost.' },
] as const

const nothing = { cents: null, vatCode: 'sale_high', accountId: null } as const

/** Sells or scraps an asset on a day. */
export function DisposeModal({ administrationId, asset, onClose }: DisposeModalProps) {
  const form = useForm<DisposalForm>({
    defaultValues: { way: 'invoice', date: today(), proceeds: nothing },
    mode: 'onTouched',
  })
  const { control, formState } = form
  const way = useWatch({ control, name: 'way' })
  const dispose = useWrite(contract.assets.dispose, { errors: 'screen' })
  const submit = form.handleSubmit((filled) => {
    const body = disposalOf(filled)
    if (body === null) return
    dispose.mutate(
      { params: { administrationId, assetId: asset.id }, body: { ...body, version: asset.version } },
      {
        onSuccess: () => {
          toast.success(`${asset.name} is uit de boeken`)
          onClose()
        },
        onError: (error) =>
          showFieldErrors(form, error, ['date', 'proceeds.cents', 'proceeds.vatCode', 'proceeds.accountId']),
      },
    )
  })
  return (
    <FormModal
      title={`${asset.name} verkopen of afdanken`}
      onClose={onClose}
      button="Uit de boeken halen"
      danger
      isPending={dispose.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !dispose.isSuccess}
      onSubmit={submit}
    >
      <FormProvider {...form}>
        <Controller
          control={control}
          name="way"
          render={({ field: { ref: _ref, ...field } }) => (
            <RadioGroup label="Wat is ermee gebeurd?" options={ways} {...field} />
          )}
        />
        {way === 'invoice' && (
          <p>
            Zet de verkoop op een factuur, met de rekening {asset.resultAccount.number} {asset.resultAccount.name}. Daar
            komt ook wat het nog waard was.
          </p>
        )}
        <Controller
          control={control}
          name="date"
          rules={{ validate: given('Vul een datum in') }}
          render={({ field, fieldState }) => (
            <DateField label="Op" required today={today()} max={today()} {...field} error={fieldState.error?.message} />
          )}
        />
        {way === 'money' && <ProceedsFields administrationId={administrationId} />}
      </FormProvider>
    </FormModal>
  )
}
