import { contract } from '@klopt/api-client/contract'
import { DateField, MoneyField, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import type { Correction } from './late-sentences.ts'

export interface ProcessModalProps {
  administrationId: number
  correction: Pick<Correction, 'id' | 'differenceEuros'>
  onClose: () => void
}

interface AssessmentForm {
  assessedOn: string | null
  amountCents: number | null
  interestCents: number | null
  fineCents: number | null
}

/** Books the tax authority's assessment: what it comes to, and how much of that is interest and fine. */
export function ProcessModal({ administrationId, correction, onClose }: ProcessModalProps) {
  const form = useForm<AssessmentForm>({
    defaultValues: {
      assessedOn: today(),
      amountCents: correction.differenceEuros * 100,
      interestCents: null,
      fineCents: null,
    },
  })
  const process = useWrite(contract.vatCorrections.process, { errors: 'screen' })
  const { control, formState } = form
  const submit = form.handleSubmit((typed) =>
    process.mutate(
      { params: { administrationId, correctionId: correction.id }, body: bodyOf(typed) },
      {
        onSuccess: () => {
          toast.success('Beschikking verwerkt.')
          onClose()
        },
      },
    ),
  )
  return (
    <FormModal
      title="Beschikking verwerken"
      button="Verwerken"
      isPending={process.isPending}
      problem={process.error?.message}
      unsavedChanges={formState.isDirty && !process.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Neem de dag en de bedragen over van de brief van de Belastingdienst.</p>
      <Controller
        control={control}
        name="assessedOn"
        rules={{ validate: (day) => day !== null || 'Vul de dag van de beschikking in' }}
        render={({ field }) => (
          <DateField
            label="Dag van de beschikking"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={formState.errors.assessedOn?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="amountCents"
        rules={{ validate: (cents) => cents !== null || 'Vul het bedrag van de beschikking in' }}
        render={({ field }) => (
          <MoneyField
            label="Bedrag van de beschikking"
            hint="Met rente en boete. Krijg je geld terug, dan staat er een min voor."
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={formState.errors.amountCents?.message}
          />
        )}
      />
      {(['interestCents', 'fineCents'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <MoneyField
              label={name === 'interestCents' ? 'Waarvan belastingrente' : 'Waarvan boete'}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
      ))}
    </FormModal>
  )
}

/** What is left empty is left to the server, which knows what was handed in. */
const bodyOf = ({ assessedOn, amountCents, interestCents, fineCents }: AssessmentForm) => ({
  ...(assessedOn !== null && { assessedOn }),
  ...(amountCents !== null && { amountCents }),
  ...(interestCents !== null && { interestCents }),
  ...(fineCents !== null && { fineCents }),
})
