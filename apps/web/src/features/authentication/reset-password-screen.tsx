import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button, linkClassName, PasswordField } from '@klopt/ui'
import { passwordRepeat } from '@klopt/validators'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import type { WholeUserLink } from '../../app/routing/link-search.ts'
import { verdict } from '../../shared/forms/field-rules.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { checkNewPassword, NewPasswordField } from '../../shell/new-password-field.tsx'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import { FRAME_HEADING_ID, SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'

/** 2013 invalid, 2014 expired, 2015 used: only a new link helps. */
const linkCodes = [2013, 2014, 2015]

/** Sets a new password with the token of a mailed link; null when a part of the link was lost on the way. */
export const ResetPasswordScreen = ({ link }: { link: WholeUserLink | null }) =>
  link === null ? <BrokenLink /> : <NewPassword {...link} />

function BrokenLink() {
  return (
    <SignInFrame title="Deze link is niet volledig">
      <p className={styles.text}>
        Een deel van de link is weggevallen. Open hem nogmaals vanuit de e-mail, of vraag een nieuwe aan.
      </p>
      <div className={styles.ways}>
        <NewLink />
      </div>
    </SignInFrame>
  )
}

function NewPassword({ token, userId }: WholeUserLink) {
  const navigate = useNavigate()
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { password: '', repeat: '' },
  })
  const reset = useWrite(contract.authentication.resetPassword, { errors: 'screen' })
  const showError = (error: ApiError) => {
    const wrong = error.fields['password']
    if (wrong === undefined) setError('root', { message: messageOf(error), type: String(error.code) })
    else setError('password', { message: wrong }, { shouldFocus: true })
  }
  const submit = handleSubmit(({ password }) =>
    reset.mutate(
      { body: { client_identifier: 'web', user_id: userId, single_sign_in_token: token, password } },
      {
        onSuccess: () => void navigate({ to: '/v2/authenticate', search: { message: 'new_password' }, replace: true }),
        onError: showError,
      },
    ),
  )
  const { errors } = formState
  return (
    <SignInFrame title="Wachtwoord instellen">
      <form
        aria-labelledby={FRAME_HEADING_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {errors.root?.message && (
          <Alert tone="danger" action={linkCodes.includes(Number(errors.root.type)) && <NewLink />}>
            {errors.root.message}
          </Alert>
        )}
        <NewPasswordField
          label="Nieuw wachtwoord"
          autoFocus
          error={errors.password?.message}
          {...register('password', { validate: checkNewPassword })}
        />
        <PasswordField
          label="Herhaal het wachtwoord"
          autoComplete="new-password"
          error={errors.repeat?.message}
          {...register('repeat', {
            validate: (text) => verdict(passwordRepeat(text, getValues('password'))),
          })}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={reset.isPending}>
          Wachtwoord instellen
        </Button>
      </form>
    </SignInFrame>
  )
}

function NewLink() {
  return (
    <Link to="/v2/forgot-password" className={linkClassName}>
      Nieuwe link aanvragen
    </Link>
  )
}
