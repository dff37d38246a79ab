import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, Logo, PasswordField, TextField } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SyntheticEvent } from 'react'
import { api } from '../../app/api.ts'
import { forgetSession } from '../../app/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import * as styles from './login-screen.css.ts'
import { decodeReturnTarget } from './return-target.ts'
import { emptyFieldErrors, signInErrors, type LoginErrors } from './sign-in-errors.ts'

export interface LoginScreenProps {
  /** Why the user is here, from `message=`. */
  message: 'session_invalid' | 'new_password' | 'confirm_location' | null
  /** The `r` of the address. */
  returnTarget: string | undefined
}

const banners = {
  session_invalid: { tone: 'warning', text: 'Je sessie is verlopen. Log opnieuw in om verder te gaan.' },
  new_password: { tone: 'success', text: 'Je nieuwe wachtwoord is ingesteld. Log ermee in.' },
  confirm_location: { tone: 'info', text: 'Bevestig de nieuwe locatie met de link in je e-mail.' },
} as const

/** There is no session yet, so going on would only lead back here without a word. */
const secondFactorNeeded =
  'Dit account vraagt om een tweede stap. Die kun je op dit scherm nog niet invullen; log in met een account zonder tweestapsverificatie.'

/**
 * Signing in with e-mail address and password. The one form without the forms library, which would be a tenth of
 * what the first page loads.
 */
export function LoginScreen({ message, returnTarget }: LoginScreenProps) {
  usePageTitle('Inloggen')
  const navigate = useNavigate()
  const [values, setValues] = useState({ email_address: '', password: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [isSubmitting, setIsSubmitting] = useState(false)

  async function signIn(): Promise<void> {
    const body = { grant_type: 'password', client_identifier: 'web', ...values } as const
    try {
      const answer = await api.call(contract.authentication.login, {
        body: { ...body, email_address: values.email_address.trim() },
      })
      if (answer.result === 'second_factor') {
        setErrors({ form: secondFactorNeeded })
        return
      }
    } catch (error) {
      setErrors(signInErrors(error as ApiError))
      return
    }
    forgetSession()
    clearAfterSignIn()
    await navigate({ href: decodeReturnTarget(returnTarget), replace: true })
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const empty = emptyFieldErrors(values)
    setErrors(empty)
    if (Object.keys(empty).length > 0) return
    setIsSubmitting(true)
    await signIn().finally(() => setIsSubmitting(false))
  }

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <Logo centred />
        <Card>
          <h1 className={styles.heading}>Inloggen</h1>
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            {message && <Alert tone={banners[message].tone}>{banners[message].text}</Alert>}
            {errors.form && <Alert tone="danger">{errors.form}</Alert>}
            <TextField
              label="E-mailadres"
              name="email_address"
              type="email"
              autoComplete="username"
              inputMode="email"
              autoFocus
              value={values.email_address}
              onChange={({ target }) => setValues({ ...values, email_address: target.value })}
              error={errors.email_address}
            />
            <PasswordField
              label="Wachtwoord"
              name="password"
              value={values.password}
              onChange={({ target }) => setValues({ ...values, password: target.value })}
              error={errors.password}
            />
            <Button type="submit" variant="primary" size="large" fullWidth loading={isSubmitting}>
              Inloggen
            </Button>
          </form>
        </Card>
        <DemoAccounts onPick={({ emailAddress, password }) => setValues({ email_address: emailAddress, password })} />
      </div>
    </main>
  )
}
