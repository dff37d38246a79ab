import { Button } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { CodeForm } from './code-form.tsx'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { useSignInState } from './sign-in-state.ts'
import type { GoOn } from './types.ts'

export interface SecondFactorProps {
  nonce: string
  asksRecoveryCode: boolean
  steps: GoOn
}

/** The step after the password: the code of the authenticator app, or a recovery code. */
export function SecondFactor({ nonce, asksRecoveryCode, steps }: SecondFactorProps) {
  const navigate = useNavigate()
  const { email } = useSignInState()
  const ask = (recovery: boolean) =>
    void navigate({ to: '.', search: true, state: (before) => ({ ...before, recovery }), replace: true })
  return (
    <SignInFrame title={asksRecoveryCode ? 'Herstelcode invullen' : 'Tweestapsverificatie'}>
      <p className={styles.text}>
        {asksRecoveryCode
          ? 'Vul een van de herstelcodes in die je bij het aanzetten hebt bewaard. Elke code werkt één keer.'
          : 'Vul de code van 6 cijfers in die je authenticator-app nu laat zien.'}
      </p>
      <CodeForm key={String(asksRecoveryCode)} nonce={nonce} isRecovery={asksRecoveryCode} steps={steps} />
      <div className={styles.ways}>
        <Button variant="text" onClick={() => ask(!asksRecoveryCode)}>
          {asksRecoveryCode ? 'Code van de app gebruiken' : 'Herstelcode gebruiken'}
        </Button>
        <Button variant="text" onClick={() => void steps.startAgain({ email })}>
          Terug naar inloggen
        </Button>
      </div>
    </SignInFrame>
  )
}
