import { contract } from '@klopt/api-client/contract'
import { PasswordField, TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { emailRule } from '../../shared/forms/field-rules.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filledPassword, showAccountError } from '../../app/errors/show-account-error.ts'
import { UsernameField } from '../../shell/username-field.tsx'
import { FormModal } from '../../shell/form-modal.tsx'

export interface ChangeEmailAddressModalProps {
  /** The address as it is now. */
  emailAddress: string
  onClose: () => void
}

/** Asks for a new address; it counts once the link in the mail to it was opened. */
export function ChangeEmailAddressModal({ emailAddress, onClose }: ChangeEmailAddressModalProps) {
  const form = useForm({ defaultValues: { emailAddress: '', currentPassword: '' } })
  const change = useWrite(contract.account.changeEmailAddress)
  const { errors } = form.formState
  const submit = form.handleSubmit((typed) => {
    const body = { ...typed, emailAddress: typed.emailAddress.trim() }
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(`We hebben een link gestuurd naar ${body.emailAddress}`)
          onClose()
        },
        onError: (error) => showAccountError(form, error, ['emailAddress', 'currentPassword']),
      },
    )
  })
  return (
    <FormModal
      title="E-mailadres wijzigen"
      onClose={onClose}
      button="Link versturen"
      isPending={change.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <UsernameField emailAddress={emailAddress} />
      <TextField
        label="Nieuw e-mailadres"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We sturen een link naar dit adres. Pas als je die opent, verandert er iets."
        error={errors.emailAddress?.message}
        {...form.register('emailAddress', { validate: emailRule('Vul je e-mailadres in') })}
      />
      <PasswordField
        label="Je wachtwoord"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: filledPassword })}
      />
    </FormModal>
  )
}
