import { contract, type JournalTemplateItem, type TemplateStep } from '@klopt/api-client/contract'
import { Alert, DateField, Select, toast } from '@klopt/ui'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { today } from '../../../app/today.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { FormModal } from '../../../shell/form-modal.tsx'
import { stepNames } from './repetition-text.ts'

export interface RepeatTemplateModalProps {
  administrationId: number
  template: JournalTemplateItem
  onClose: () => void
}

interface RepeatForm {
  every: TemplateStep | 'never'
  startsOn: string | null
  endsOn: string | null
}

/** Lets a template book itself, from a day on and until another. */
export function RepeatTemplateModal({ administrationId, template, onClose }: RepeatTemplateModalProps) {
  const { repetition } = template
  const form = useForm<RepeatForm>({
    defaultValues: {
      every: repetition?.every ?? 'month',
      startsOn: repetition?.startsOn ?? today(),
      endsOn: repetition?.endsOn ?? null,
    },
  })
  const { control, formState } = form
  const { errors, isDirty } = formState
  const [every, startsOn] = useWatch({ control, name: ['every', 'startsOn'] })
  const repeat = useWrite(contract.journalTemplates.repeat, { errors: 'screen' })
  const submit = form.handleSubmit((typed) => {
    const next =
      typed.every === 'never' || typed.startsOn === null
        ? null
        : { every: typed.every, startsOn: typed.startsOn, endsOn: typed.endsOn }
    repeat.mutate(
      { params: { administrationId, templateId: template.id }, body: { version: template.version, repetition: next } },
      {
        onSuccess: () => {
          toast.success(
            next === null ? `${template.name} boekt zichzelf niet meer.` : `${template.name} boekt zichzelf.`,
          )
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['startsOn', 'endsOn']),
      },
    )
  })
  const isPast = every !== 'never' && startsOn !== null && startsOn < today()
  return (
    <FormModal
      title={`${template.name} laten boeken`}
      button="Opslaan"
      isPending={repeat.isPending}
      problem={Object.values(repeat.error?.fields ?? {})[0] ?? errors.root?.message}
      unsavedChanges={isDirty && !repeat.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="every"
        render={({ field }) => (
          <Select label="Boekt zichzelf" options={choices} value={field.value} onChange={field.onChange} />
        )}
      />
      {every !== 'never' && (
        <>
          <Controller
            control={control}
            name="startsOn"
            rules={{ validate: (day) => day !== null || 'Vul de eerste dag in' }}
            render={({ field }) => (
              <DateField
                label="Eerste dag"
                required
                hint="Dag 31 wordt in een kortere maand de laatste dag."
                {...field}
                error={errors.startsOn?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="endsOn"
            render={({ field }) => (
              <DateField label="Tot en met" hint="Leeg: zonder einde." {...field} error={errors.endsOn?.message} />
            )}
          />
          {isPast && <Alert tone="info">Wat sinds die dag al voorbij is, boeken we ook, elke periode één keer.</Alert>}
        </>
      )}
    </FormModal>
  )
}

const choices = [
  ...(['month', 'quarter', 'year'] as const).map((value) => ({ value, label: stepNames[value] })),
  { value: 'never', label: 'Niet' },
] as const
