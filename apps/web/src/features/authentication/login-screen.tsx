import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, Logo, PasswordField, TextField } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { forgetSession } from '../../app/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import * as styles from './login-screen.css.ts'
import { decodeReturnTarget } from './return-target.ts'

export interface LoginScreenProps {
  /** Why the user is here, from `message=`. */
  message: 'session_invalid' | 'new_password' | 'confirm_location' | null
  /** The `r` of the address. */
  returnTarget: string | undefined
}

interface LoginForm {
  email_address: string
  password: string
}

const banners = {
  session_invalid: { tone: 'warning', text: 'Je sessie is verlopen. Log opnieuw in om verder te gaan.' },
  new_password: { tone: 'success', text: 'Je nieuwe wachtwoord is ingesteld. Log ermee in.' },
  confirm_location: { tone: 'info', text: 'Bevestig de nieuwe locatie met de link in je e-mail.' },
} as const

/** Signing in with e-mail address and password. */
export function LoginScreen({ message, returnTarget }: LoginScreenProps) {
  usePageTitle('Inloggen')
  const navigate = useNavigate()
  const form = useForm<LoginForm>({ defaultValues: { email_address: '', password: '' }, mode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState

  async function signIn(values: LoginForm) {
    try {
      await api.call(contract.authentication.login, {
        body: {
          grant_type: 'password',
          client_identifier: 'web',
          ...values,
          email_address: values.email_address.trim(),
        },
      })
    } catch (error) {
      showSignInError(error as ApiError, (field, text) => form.setError(field, { message: text }))
      return
    }
    forgetSession()
    clearAfterSignIn()
    await navigate({ href: decodeReturnTarget(returnTarget), replace: true })
  }

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <Logo centred />
        <Card>
          <h1 className={styles.heading}>Inloggen</h1>
          <form className={styles.form} noValidate onSubmit={form.handleSubmit(signIn)}>
            {message && <Alert tone={banners[message].tone}>{banners[message].text}</Alert>}
            {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
            <TextField
              label="E-mailadres"
              type="email"
              autoComplete="username"
              inputMode="email"
              autoFocus
              error={errors.email_address?.message}
              {...form.register('email_address', {
                validate: (value) => value.trim() !== '' || 'Vul je e-mailadres in',
              })}
            />
            <PasswordField
              label="Wachtwoord"
              error={errors.password?.message}
              {...form.register('password', { validate: (value) => value !== '' || 'Vul je wachtwoord in' })}
            />
            <Button type="submit" variant="primary" size="large" fullWidth loading={isSubmitting}>
              Inloggen
            </Button>
          </form>
        </Card>
        <DemoAccounts
          onPick={(account) => {
            form.setValue('email_address', account.emailAddress)
            form.setValue('password', account.password)
          }}
        />
      </div>
    </main>
  )
}

/** Invalid credentials stand at the password; whatever else went wrong stands above the form. */
function showSignInError(
  error: ApiError,
  setError: (field: 'password' | 'email_address' | 'root', text: string) => void,
) {
  if (error.code === 2002) setError('password', error.message)
  else if (error.code === 33009) setError('email_address', error.message)
  else if (error.status === 0) setError('root', 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.')
  else setError('root', error.message)
}
