import { contract } from '@klopt/api-client/contract'
import { Alert, Button, linkClassName, TextField } from '@klopt/ui'
import { email as checkEmail } from '@klopt/validators'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useWrite } from '../../app/transport/use-write.ts'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import { FRAME_HEADING_ID, SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { useSignInState } from './sign-in-state.ts'

const INVALID = 'Voer alsjeblieft een geldig e-mailadres in.'

/** Asks for a link to set a new password. Whether the address is known is never told. */
export function ForgotPasswordScreen() {
  const { email = '' } = useSignInState()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <AskForLink email={email} onSent={setSentTo} />
  ) : (
    <SignInFrame title="Verstuurd!">
      <p className={styles.text}>
        Als {sentTo} bij ons bekend is, ontvang je binnen enkele minuten een e-mail met een link om een nieuw wachtwoord
        in te stellen. De link werkt 10 minuten. Niets ontvangen? Kijk dan ook bij je ongewenste e-mail.
      </p>
      <BackToLogin email={sentTo} />
    </SignInFrame>
  )
}

function AskForLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { register, handleSubmit, setError, formState, control } = useForm({ defaultValues: { email_address: email } })
  const typed = useWatch({ control, name: 'email_address' })
  const ask = useWrite(contract.authentication.forgotPassword, { errors: 'screen' })
  const submit = handleSubmit(({ email_address }) => {
    const address = email_address.trim()
    ask.mutate(
      { body: { client_identifier: 'web', email_address: address } },
      {
        onSuccess: () => onSent(address),
        onError: (error) => {
          if (error.code === 33009) setError('email_address', { message: INVALID }, { shouldFocus: true })
          else setError('root', { message: messageOf(error) })
        },
      },
    )
  })
  const { errors } = formState
  return (
    <SignInFrame title="Wachtwoord vergeten">
      <p className={styles.text}>
        Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord instelt.
      </p>
      <form
        aria-labelledby={FRAME_HEADING_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <TextField
          label="E-mailadres"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          error={errors.email_address?.message}
          {...register('email_address', { validate: (text) => checkEmail(text).ok || INVALID })}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={ask.isPending}>
          Link versturen
        </Button>
      </form>
      <BackToLogin email={typed.trim()} />
    </SignInFrame>
  )
}

function BackToLogin({ email }: { email: string }) {
  return (
    <div className={styles.ways}>
      <Link to="/v2/authenticate" state={{ email }} className={linkClassName}>
        Terug naar inloggen
      </Link>
    </div>
  )
}
