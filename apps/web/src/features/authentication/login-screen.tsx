import { lazy, Suspense } from 'react'
import { LoginForm } from './login-form.tsx'
import { useSignInState, type LoginMessage } from './sign-in-state.ts'
import { useGoOn } from './use-go-on.ts'

// Most people come for the first form alone, so the other steps are fetched when they are needed.
const SecondFactor = lazy(async () => ({ default: (await import('./second-factor.tsx')).SecondFactor }))
const OnePress = lazy(async () => ({ default: (await import('./one-press.tsx')).OnePress }))

export interface LoginScreenProps {
  message: LoginMessage | null
  /** The single sign-in token and user of a mailed link. */
  link: { token: string; userId: number } | null
  /** The `r` of the address. */
  returnTarget: string | undefined
}

/**
 * Signing in (specification, section 2): the second factor while one is asked for, one press for who came by a mailed
 * link, else e-mail address and password.
 */
export function LoginScreen({ message, link, returnTarget }: LoginScreenProps) {
  const { nonce, recovery } = useSignInState()
  const steps = useGoOn(returnTarget)
  if (nonce === undefined && link === null) return <LoginForm message={message} steps={steps} />
  return (
    <Suspense fallback={null}>
      {nonce !== undefined ? (
        <SecondFactor key={nonce} nonce={nonce} asksRecoveryCode={recovery === true} steps={steps} />
      ) : (
        link && <OnePress {...link} confirmsLocation={message === 'confirm_location'} steps={steps} />
      )}
    </Suspense>
  )
}
