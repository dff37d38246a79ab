import { contract, type PlanRow } from '@klopt/api-client/contract'
import { DateField, MoneyField, toast } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled, given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { planLabel, priceOf } from './price-words.ts'
import { ReasonField } from './reason-field.tsx'

interface Values {
  amountCents: number | null
  from: string | null
  reason: string
}

/** A new price of a plan, from a day. */
export function PriceModal({ plan, onClose }: { plan: PlanRow; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { amountCents: null, from: addDays(today(), 30), reason: '' } })
  const { errors, isDirty } = form.formState
  const save = useWrite(contract.pricing.setPrice)
  const submit = form.handleSubmit(({ amountCents, from, reason }) => {
    if (amountCents === null || from === null) return
    save.mutate(
      { params: { planId: plan.id }, body: { amountCents, from, reason } },
      {
        onSuccess: () => {
          toast.success(`De nieuwe prijs gaat in op ${formatDateLong(from)}`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['amountCents', 'from', 'reason']),
      },
    )
  })
  return (
    <FormModal
      title={`Prijs van ${planLabel(plan)} wijzigen`}
      button="Prijs wijzigen"
      isPending={save.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !save.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        Nu {priceOf(plan)}. Wie het heeft, betaalt de nieuwe prijs vanaf de eerste periode die op of na de dag begint.
        De reden staat in het logboek.
      </p>
      <Controller
        control={form.control}
        name="amountCents"
        rules={{ validate: given('Vul de nieuwe prijs in') }}
        render={({ field }) => (
          <MoneyField label="Nieuwe prijs zonder btw" {...field} error={errors.amountCents?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="from"
        rules={{ validate: given('Kies een dag') }}
        render={({ field }) => (
          <DateField
            label="Vanaf"
            hint="Een hogere prijs minstens 30 dagen van tevoren."
            {...field}
            error={errors.from?.message}
          />
        )}
      />
      <ReasonField error={errors.reason?.message} {...form.register('reason', { validate: filled })} />
    </FormModal>
  )
}
