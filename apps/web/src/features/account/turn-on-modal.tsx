import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Button, Modal, PasswordField, Steps, TextField } from '@klopt/ui'
import { twoFactorCode } from '@klopt/validators'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { verdict } from '../../shared/forms/field-rules.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { mustStartAgain } from '../../app/session/sign-in-errors.ts'
import * as styles from './account-screen.css.ts'
import { ScanCode } from './scan-code.tsx'
import { filledPassword, showAccountError } from '../../app/errors/show-account-error.ts'
import { UsernameField } from '../../shell/username-field.tsx'

type Secret = ResponseOf<typeof contract.account.startTwoFactor>

export interface TurnOnModalProps {
  emailAddress: string
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

/** Turning two-factor on: the password, the secret in an app and a code as proof, then the recovery codes. */
export function TurnOnModal({ emailAddress, onClose, onCodes }: TurnOnModalProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const formId = useId()
  const again = (message: string) => {
    setSecret(null)
    setProblem(message)
  }
  return (
    <Modal
      open
      title="Tweestapsverificatie aanzetten"
      width={600}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary">
          {secret === null ? 'Verder' : 'Aanzetten'}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Steps label="Tweestapsverificatie aanzetten" steps={steps} current={secret === null ? 0 : 1} />
        {secret === null ? (
          <PasswordStep formId={formId} emailAddress={emailAddress} problem={problem} onSecret={setSecret} />
        ) : (
          <AppStep formId={formId} secret={secret} onCodes={onCodes} onExpired={again} />
        )}
      </div>
    </Modal>
  )
}

const steps = ['Wachtwoord', 'App koppelen', 'Herstelcodes']

interface PasswordStepProps {
  formId: string
  emailAddress: string
  /** Why one is back at this step. */
  problem: string | null
  onSecret: (secret: Secret) => void
}

function PasswordStep({ formId, emailAddress, problem, onSecret }: PasswordStepProps) {
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const start = useWrite(contract.account.startTwoFactor)
  const { errors } = form.formState
  const submit = form.handleSubmit((body) => {
    if (start.isPending) return
    start.mutate(
      { body },
      { onSuccess: onSecret, onError: (error) => showAccountError(form, error, ['currentPassword']) },
    )
  })
  const alert = errors.root?.message ?? problem
  return (
    <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
      <UsernameField emailAddress={emailAddress} />
      <p className={styles.text}>
        Je hebt een authenticator-app nodig, zoals die van Google of Microsoft, of je wachtwoordmanager.
      </p>
      {alert && <Alert tone="danger">{alert}</Alert>}
      <PasswordField
        label="Je wachtwoord"
        autoFocus
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: filledPassword })}
      />
    </form>
  )
}

interface AppStepProps {
  formId: string
  secret: Secret
  onCodes: (codes: readonly string[]) => void
  onExpired: (message: string) => void
}

function AppStep({ formId, secret, onCodes, onExpired }: AppStepProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const confirm = useWrite(contract.account.confirmTwoFactor)
  const { errors } = form.formState
  const submit = form.handleSubmit(({ code }) => {
    if (confirm.isPending) return
    const checked = twoFactorCode(code)
    confirm.mutate(
      { body: { code: checked.ok ? checked.value : code } },
      {
        onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
        onError: (error) =>
          mustStartAgain(error) ? onExpired(error.message) : showAccountError(form, error, ['code']),
      },
    )
  })
  return (
    <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
      <ScanCode {...secret} />
      <TextField
        label="Code uit de app"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={errors.code?.message}
        {...form.register('code', { validate: (text) => verdict(twoFactorCode(text)) })}
      />
      {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
    </form>
  )
}
