import { contract } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { emailRule } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'

/** Asks an owner, whose books are in Klopt already, to let the firm look after them. */
export function TakeOverModal({ firmId, onClose }: { firmId: number; onClose: () => void }) {
  const form = useForm({ defaultValues: { emailAddress: '' } })
  const { errors, isDirty } = form.formState
  const invite = useWrite(contract.firms.inviteClient)
  const submit = form.handleSubmit(({ emailAddress: typed }) => {
    const emailAddress = typed.trim()
    invite.mutate(
      { params: { firmId }, body: { emailAddress } },
      {
        onSuccess: () => {
          toast.success(`Vraag verstuurd naar ${emailAddress}`)
          onClose()
        },
        onError: (error) => {
          if (error.code === 33009) form.setError('emailAddress', { message: error.message }, { shouldFocus: true })
          else showFieldErrors(form, error, ['emailAddress'])
        },
      },
    )
  })
  return (
    <FormModal
      title="Klant overnemen"
      button="Vragen"
      isPending={invite.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !invite.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        Werkt je klant al met Klopt? De hoofdgebruiker krijgt een mail, kiest om welke administratie het gaat en blijft
        hoofdgebruiker. Daarna staat de klant in jullie werklijst.
      </p>
      <TextField
        label="E-mailadres van de hoofdgebruiker"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.emailAddress?.message}
        {...form.register('emailAddress', { validate: emailRule('Vul het e-mailadres in') })}
      />
    </FormModal>
  )
}
