import { contract, type ShownYear } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface ReopenModalProps {
  administrationId: number
  shownYear: ShownYear
  onClose: () => void
}

/** Opens a closed year again, which somebody has to explain. */
export function ReopenModal({ administrationId, shownYear: { year, name, reopenNote }, onClose }: ReopenModalProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState
  const reopen = useWrite(contract.fiscalYears.reopen, {
    // As soon as it is answered: of a year that is open again the button goes that asked, and this with it.
    onAnswer: () => {
      toast.success(`Boekjaar ${name} is weer open.`)
      onClose()
    },
  })
  const submit = form.handleSubmit((body) =>
    reopen.mutate(
      { params: { administrationId, year }, body },
      {
        onError: (error) => showFieldErrors(form, error, ['reason']),
      },
    ),
  )
  return (
    <FormModal
      title={`Boekjaar ${name} weer openen`}
      onClose={onClose}
      unsavedChanges={isDirty && !reopen.isSuccess}
      button={`${name} weer openen`}
      isPending={reopen.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <p>De boeking van de afsluiting wordt teruggedraaid en er kan weer in {name} geboekt worden.</p>
      {reopenNote !== null && <p>{reopenNote}</p>}
      <TextField
        label="Reden"
        required
        maxLength={500}
        autoComplete="off"
        hint="Blijft bewaard bij de administratie."
        error={errors.reason?.message}
        {...form.register('reason', { validate: filled })}
      />
    </FormModal>
  )
}
