import { contract, type SubscriptionRow } from '@klopt/api-client/contract'
import { Select, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled, given } from '../../shared/forms/field-rules.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { priceOf } from './price-words.ts'
import { ReasonField } from './reason-field.tsx'

interface Values {
  planId: number | null
  reason: string
}

/** Another plan for one customer, with a reason for the log. */
export function ChangePlanModal({ row, onClose }: { row: SubscriptionRow; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { planId: null, reason: '' } })
  const { errors, isDirty } = form.formState
  const plans = useQuery(query(contract.backOffice.plans, {})).data ?? []
  const save = useWrite(contract.backOffice.changePlan)
  const submit = form.handleSubmit(({ planId, reason }) => {
    if (planId === null) return
    save.mutate(
      { body: { administrationId: row.administrationId, planId, reason } },
      {
        onSuccess: () => {
          toast.success(`${row.companyName} heeft een ander abonnement`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['planId', 'reason']),
      },
    )
  })
  return (
    <FormModal
      title={`Abonnement van ${row.companyName} wijzigen`}
      button="Abonnement wijzigen"
      isPending={save.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !save.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        Nu {row.plan === null ? 'zonder abonnement' : `${planNames[row.plan]}, ${priceOf(row)}`}. Het nieuwe abonnement
        gaat vandaag in. Een opzegging of een verzoek om verwijdering vervalt. De hoofdgebruiker krijgt er een mail
        over, en de reden staat in het logboek.
      </p>
      <Controller
        control={form.control}
        name="planId"
        rules={{ validate: given('Kies een abonnement') }}
        render={({ field }) => (
          <Select
            label="Nieuw abonnement"
            placeholder="Kies een abonnement"
            options={plans
              .filter(({ isFormer }) => !isFormer)
              .map((plan) => ({ value: plan.id, label: `${planNames[plan.name]} · ${priceOf(plan)}` }))}
            {...field}
            error={errors.planId?.message}
          />
        )}
      />
      <ReasonField error={errors.reason?.message} {...form.register('reason', { validate: filled })} />
    </FormModal>
  )
}
