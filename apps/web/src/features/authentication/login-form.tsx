import { Alert, Button, linkClassName, PasswordField, TextField } from '@klopt/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { BlockedNotice } from './blocked-notice.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import type { LoginErrors } from '../../app/session/sign-in-errors.ts'
import { FRAME_HEADING_ID, SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { useSignInState, type LoginMessage } from './sign-in-state.ts'
import type { GoOn } from './types.ts'
import { useLogin } from './use-login.ts'

const banners = {
  session_invalid: { tone: 'warning', text: 'Je sessie is verlopen. Log opnieuw in om verder te gaan.' },
  new_password: { tone: 'success', text: 'Je nieuwe wachtwoord is ingesteld. Log ermee in.' },
  confirm_location: { tone: 'info', text: 'Bevestig de nieuwe locatie met de link in je e-mail.' },
} as const

/**
 * Signing in with e-mail address and password. Without the forms library, which would be a tenth of what the first
 * page loads. The password stays in its input: React would write a controlled one into the page's source.
 */
export function LoginForm({ message, steps }: { message: LoginMessage | null; steps: GoOn }) {
  const state = useSignInState()
  const [email, setEmail] = useState(state.email ?? '')
  const password = useRef<HTMLInputElement>(null)
  const login = useLogin(steps)
  const isBlocked = login.blockedUntil !== undefined
  const form = useFocusOnError(login.errors, isBlocked)
  const banner = message && !login.errors.form && banners[message]

  return (
    <SignInFrame
      title="Inloggen"
      note={
        <>
          <p className={styles.note}>
            Nog geen account?{' '}
            <Link to="/v2/register" className={linkClassName}>
              Maak gratis een account aan
            </Link>
          </p>
          <DemoAccounts
            onPick={(account) => {
              setEmail(account.emailAddress)
              if (password.current) password.current.value = account.password
            }}
          />
        </>
      }
    >
      <form
        ref={form}
        aria-labelledby={FRAME_HEADING_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void login.submit(event, email, password.current?.value ?? '')}
      >
        <div data-messages tabIndex={-1} aria-live="polite" className={styles.messages}>
          {banner && <Alert tone={banner.tone}>{banner.text}</Alert>}
          {login.errors.form && <Alert tone={login.errors.tone ?? 'danger'}>{login.errors.form}</Alert>}
        </div>
        <fieldset disabled={isBlocked} className={styles.fields}>
          <TextField
            label="E-mailadres"
            name="email_address"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus={email === ''}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={login.errors.email_address}
          />
          <PasswordField
            label="Wachtwoord"
            name="password"
            autoFocus={email !== ''}
            ref={password}
            error={login.errors.password}
            action={
              <Link to="/v2/forgot-password" state={{ email: email.trim() }} className={linkClassName}>
                Wachtwoord vergeten?
              </Link>
            }
          />
          <Button type="submit" variant="primary" size="large" fullWidth loading={login.isSubmitting}>
            Inloggen
          </Button>
        </fieldset>
        {login.blockedUntil !== undefined && (
          <BlockedNotice key={login.blockedUntil} until={login.blockedUntil} onFree={login.free} />
        )}
      </form>
    </SignInFrame>
  )
}

/** Leads to the first field that is wrong, or to the message while nothing can be filled in. */
function useFocusOnError(errors: LoginErrors, isBlocked: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isWrong = errors.email_address !== undefined || errors.password !== undefined
    const target = isBlocked ? '[data-messages]' : isWrong ? '[aria-invalid=true]' : null
    if (target !== null) form.current?.querySelector<HTMLElement>(target)?.focus()
  }, [errors, isBlocked])
  return form
}
