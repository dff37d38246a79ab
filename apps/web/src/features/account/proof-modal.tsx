import { PasswordField, TextField } from '@klopt/ui'
import { recoveryCode, twoFactorCode } from '@klopt/validators'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import * as styles from './account-screen.css.ts'
import { filledPassword, showAccountError } from '../../app/errors/show-account-error.ts'
import { UsernameField } from '../../shell/username-field.tsx'
import { FormModal } from '../../shell/form-modal.tsx'

interface Proof {
  currentPassword: string
  code: string
}

export interface ProofModalProps<Answer> {
  title: string
  /** What will happen. */
  text: string
  button: string
  danger?: boolean
  emailAddress: string
  onClose: () => void
  onProof: (proof: Proof) => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** Asks for password and code before something that guards the account is changed. */
export function ProofModal<Answer>(props: ProofModalProps<Answer>) {
  const { title, text, button, danger = false, emailAddress, onClose, onProof, onDone } = props
  const form = useForm<Proof>({ defaultValues: { currentPassword: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ currentPassword, code }) => {
    try {
      onDone(await onProof({ currentPassword, code: plainCode(code) ?? code }))
    } catch (error) {
      showAccountError(form, asApiError(error), ['currentPassword', 'code'])
    }
  })
  return (
    <FormModal
      title={title}
      onClose={onClose}
      button={button}
      danger={danger}
      isPending={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <UsernameField emailAddress={emailAddress} />
      <p className={styles.text}>{text}</p>
      <PasswordField
        label="Je wachtwoord"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: filledPassword })}
      />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        spellCheck={false}
        hint="Uit je authenticator-app, of een van je herstelcodes."
        error={errors.code?.message}
        {...form.register('code', { validate: (typed) => plainCode(typed) !== null || WRONG_LENGTH })}
      />
    </FormModal>
  )
}

const WRONG_LENGTH = 'De code moet 6 cijfers lang zijn, een herstelcode 16 karakters'

/** The code as it goes over the wire, or null when it is neither of an app nor of the kept ones. */
function plainCode(typed: string): string | null {
  const code = twoFactorCode(typed)
  if (code.ok) return code.value
  const kept = recoveryCode(typed)
  return kept.ok ? kept.value : null
}
