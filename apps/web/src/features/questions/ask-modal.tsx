import { contract } from '@klopt/api-client/contract'
import { DateField, TextareaField, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import type { AskedAbout } from '../../shared/questions/asked-about.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface AskModalProps {
  administrationId: number
  about: AskedAbout
  onClose: () => void
}

/** Asks the client something about what is open. */
export function AskModal({ administrationId, about, onClose }: AskModalProps) {
  const form = useForm<{ text: string; dueOn: string | null }>({ defaultValues: { text: '', dueOn: null } })
  const { register, control, formState } = form
  const ask = useWrite(contract.questions.ask, { errors: 'screen' })
  const submit = form.handleSubmit(({ text, dueOn }) =>
    ask.mutate(
      { params: { administrationId }, body: { subject: about.subject, text: text.trim(), dueOn } },
      {
        onSuccess: () => {
          toast.success('Je vraag staat klaar voor de klant')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['text', 'dueOn']),
      },
    ),
  )
  return (
    <FormModal
      title={`Vraag over ${about.words}`}
      button="Vraag stellen"
      isPending={ask.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !ask.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label="Vraag"
        required
        rows={4}
        maxLength={2000}
        error={formState.errors.text?.message}
        {...register('text', { validate: filled })}
      />
      <Controller
        control={control}
        name="dueOn"
        render={({ field }) => (
          <DateField
            label="Graag uiterlijk"
            hint="Mag leeg blijven."
            min={today()}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors.dueOn?.message}
          />
        )}
      />
    </FormModal>
  )
}

export interface AskAgainModalProps {
  params: { administrationId: number; questionId: number }
  /** What the question is about. */
  about: string
  onClose: () => void
}

/** Asks on: the question waits for the client again. */
export function AskAgainModal({ params, about, onClose }: AskAgainModalProps) {
  const form = useForm({ defaultValues: { text: '' } })
  const { register, formState } = form
  const ask = useWrite(contract.questions.askAgain, { errors: 'screen' })
  const submit = form.handleSubmit(({ text }) =>
    ask.mutate(
      { params, body: { text: text.trim() } },
      {
        onSuccess: () => {
          toast.success('Je vraag staat klaar voor de klant')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['text']),
      },
    ),
  )
  return (
    <FormModal
      title={`Doorvragen over ${about}`}
      button="Vraag stellen"
      isPending={ask.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !ask.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label="Vraag"
        required
        rows={4}
        maxLength={2000}
        error={formState.errors.text?.message}
        {...register('text', { validate: filled })}
      />
    </FormModal>
  )
}
