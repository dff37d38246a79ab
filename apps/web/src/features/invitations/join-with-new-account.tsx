import type { ApiError } from '@klopt/api-client'
import { Alert, Button, linkClassName, TextField } from '@klopt/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { filled } from '../../shared/forms/field-rules.ts'
import { checkNewPassword, NewPasswordField } from '../../shell/new-password-field.tsx'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import { FRAME_HEADING_ID, SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { accountFieldErrors, type NewAccount } from './account-field-errors.ts'
import { useLoginLink } from './log-in-first.tsx'
import type { Joining } from './use-accept.ts'

export interface JoinWithNewAccountProps {
  /** The address that was asked in. */
  emailAddress: string
  /** Who asks, and what for. */
  words: ReactNode
  joining: Joining
}

const empty: NewAccount = { firstName: '', lastName: '', password: '' }

/** For who has no account: a name and a password make one, and one is in. */
export function JoinWithNewAccount({ emailAddress, words, joining: accept }: JoinWithNewAccountProps) {
  const form = useForm<NewAccount>({ defaultValues: empty })
  const { errors } = form.formState
  const showError = (error: ApiError) => {
    const wrong = accountFieldErrors(error.fields)
    for (const [index, [field, message]] of wrong.entries()) {
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    if (wrong.length === 0) form.setError('root', { message: messageOf(error) })
  }
  const submit = form.handleSubmit((account) => accept.join(account, showError))
  return (
    <SignInFrame title="Uitnodiging" wide note={<OtherAccount />}>
      {words}
      <form
        aria-labelledby={FRAME_HEADING_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <div className={styles.pair}>
          <TextField
            label="Voornaam"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName', { validate: filled })}
          />
          <TextField
            label="Achternaam"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName', { validate: filled })}
          />
        </div>
        <TextField
          label="E-mailadres"
          type="email"
          autoComplete="username"
          readOnly
          value={emailAddress}
          hint="Hiermee log je voortaan in."
        />
        <NewPasswordField
          label="Wachtwoord"
          error={errors.password?.message}
          {...form.register('password', { validate: checkNewPassword })}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={accept.isPending}>
          Account maken en aannemen
        </Button>
      </form>
    </SignInFrame>
  )
}

function OtherAccount() {
  return (
    <p className={styles.note}>
      Heb je al een account met een ander adres?{' '}
      <Link {...useLoginLink()} className={linkClassName}>
        Log in
      </Link>
    </p>
  )
}
