import { contract, type PlanRow } from '@klopt/api-client/contract'
import { Checkbox, DateField, NumberField, TextField, toast } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled, given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './back-office.css.ts'
import { planLabel } from './price-words.ts'
import { ReasonField } from './reason-field.tsx'

interface Values {
  name: string
  percent: string | null
  months: string | null
  planIds: number[]
  from: string | null
  to: string | null
  reason: string
}

const fields = ['name', 'percent', 'months', 'planIds', 'from', 'to', 'reason'] as const

/** A discount for who chooses one of some plans within its days. */
export function CampaignModal({ plans, onClose }: { plans: readonly PlanRow[]; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: {
      name: '',
      percent: '50',
      months: '3',
      planIds: [],
      from: today(),
      to: addDays(today(), 30),
      reason: '',
    },
  })
  const { control, register, formState } = form
  const { errors, isDirty } = formState
  const start = useWrite(contract.pricing.startCampaign)
  const submit = form.handleSubmit(({ from, to, percent, months, ...rest }) => {
    if (from === null || to === null) return
    start.mutate(
      { body: { ...rest, from, to, percent: Number(percent), months: Number(months) } },
      {
        onSuccess: () => {
          toast.success(`${rest.name.trim()} staat klaar`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, fields),
      },
    )
  })
  return (
    <FormModal
      title="Actie beginnen"
      button="Actie beginnen"
      isPending={start.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !start.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label="Naam"
        hint="Zo staat zij bij het kiezen van een abonnement."
        maxLength={60}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      <Controller
        control={control}
        name="planIds"
        rules={{ validate: (ids) => ids.length > 0 || 'Kies minstens één abonnement' }}
        render={({ field: { value, onChange } }) => (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>Op welke abonnementen?</legend>
            {plans
              .filter(({ isFormer, amountCents }) => !isFormer && amountCents > 0)
              .map((plan) => (
                <Checkbox
                  key={plan.id}
                  label={planLabel(plan)}
                  checked={value.includes(plan.id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, plan.id] : value.filter((id) => id !== plan.id))
                  }
                />
              ))}
            {errors.planIds?.message && (
              <p role="alert" className={styles.problem}>
                {errors.planIds.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <Controller
        control={control}
        name="percent"
        rules={{ validate: given('Vul de korting in') }}
        render={({ field }) => (
          <NumberField label="Korting" unit="%" maxDecimals={0} {...field} error={errors.percent?.message} />
        )}
      />
      <Controller
        control={control}
        name="months"
        rules={{ validate: given('Vul het aantal maanden in') }}
        render={({ field }) => (
          <NumberField
            label="Hoe lang"
            unit="maanden"
            maxDecimals={0}
            hint="Wie per jaar betaalt, heeft de korting het eerste jaar."
            {...field}
            error={errors.months?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="from"
        rules={{ validate: given('Kies een dag') }}
        render={({ field }) => <DateField label="Te kiezen vanaf" {...field} error={errors.from?.message} />}
      />
      <Controller
        control={control}
        name="to"
        rules={{ validate: given('Kies een dag') }}
        render={({ field }) => <DateField label="Tot en met" {...field} error={errors.to?.message} />}
      />
      <ReasonField
        hint="Deze staat in het logboek."
        error={errors.reason?.message}
        {...register('reason', { validate: filled })}
      />
    </FormModal>
  )
}
