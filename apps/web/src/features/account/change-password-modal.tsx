import { contract } from '@klopt/api-client/contract'
import { PasswordField, toast } from '@klopt/ui'
import { passwordRepeat } from '@klopt/validators'
import { useForm } from 'react-hook-form'
import { verdict } from '../../shared/forms/field-rules.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { checkNewPassword, NewPasswordField } from '../../shell/new-password-field.tsx'
import * as styles from './account-screen.css.ts'
import { filledPassword, showAccountError } from '../../app/errors/show-account-error.ts'
import { UsernameField } from '../../shell/username-field.tsx'
import { FormModal } from '../../shell/form-modal.tsx'

const empty = { currentPassword: '', newPassword: '', repeat: '' }

/** A new password, proved by the present one. */
export function ChangePasswordModal({ emailAddress, onClose }: { emailAddress: string; onClose: () => void }) {
  const form = useForm({ defaultValues: empty })
  const change = useWrite(contract.account.changePassword)
  const { errors } = form.formState
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          toast.success('Wachtwoord gewijzigd')
          onClose()
        },
        onError: (error) => showAccountError(form, error, ['currentPassword', 'newPassword']),
      },
    ),
  )
  return (
    <FormModal
      title="Wachtwoord wijzigen"
      onClose={onClose}
      button="Wachtwoord wijzigen"
      isPending={change.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <UsernameField emailAddress={emailAddress} />
      <p className={styles.text}>Op andere apparaten word je uitgelogd; hier blijf je ingelogd.</p>
      <PasswordField
        label="Huidig wachtwoord"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: filledPassword })}
      />
      <NewPasswordField
        label="Nieuw wachtwoord"
        error={errors.newPassword?.message}
        {...form.register('newPassword', { validate: checkNewPassword })}
      />
      <PasswordField
        label="Herhaal het nieuwe wachtwoord"
        autoComplete="new-password"
        error={errors.repeat?.message}
        {...form.register('repeat', {
          validate: (text) => verdict(passwordRepeat(text, form.getValues('newPassword'))),
        })}
      />
    </FormModal>
  )
}
