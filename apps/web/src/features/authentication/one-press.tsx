import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { isLinkInvalid, messageOf } from '../../app/session/sign-in-errors.ts'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import type { GoOn } from './types.ts'

export interface OnePressProps {
  token: string
  userId: number
  /** The link was mailed because of a new location. */
  confirmsLocation: boolean
  steps: GoOn
}

/** Signing in by a mailed link. It takes a press, so that a scanner of mail that opens the link does not use it up. */
export function OnePress({ token, userId, confirmsLocation, steps }: OnePressProps) {
  const [problem, setProblem] = useState<Pick<ApiError, 'code' | 'status' | 'message'> | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)

  async function signIn(): Promise<void> {
    const body = { client_identifier: 'web', user_id: userId, single_sign_in_token: token }
    try {
      const answer = await api.call(contract.authentication.loginWithSingleSignInToken, { body })
      await steps.goOn(answer, { replace: true })
    } catch (error) {
      setProblem(asApiError(error))
    }
  }
  const press = () => {
    setProblem(null)
    setIsSubmitting(true)
    void signIn().finally(() => setIsSubmitting(false))
  }
  const back = (
    <div className={styles.ways}>
      <Button variant="text" onClick={() => void steps.startAgain({})}>
        Naar het inlogscherm
      </Button>
    </div>
  )
  if (problem && isLinkInvalid(problem)) {
    return (
      <SignInFrame title="Deze link is ongeldig">
        <p className={styles.text}>
          De link is al gebruikt, verlopen of niet volledig. Probeer opnieuw in te loggen, dan sturen we je zo nodig een
          nieuwe link. Lukt het niet, neem dan contact op met support.
        </p>
        {back}
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={confirmsLocation ? 'Nieuwe locatie bevestigen' : 'Inloggen met een druk op de knop'}>
      {problem && <Alert tone="danger">{messageOf(problem)}</Alert>}
      <p className={styles.text}>
        {confirmsLocation
          ? 'Je logt in vanaf een browser of netwerk dat we nog niet kennen. Was jij dit? Dan kun je hier voortaan gewoon inloggen.'
          : 'Je bent hier via de link in je e-mail. Je wachtwoord heb je nu niet nodig.'}
      </p>
      <Button variant="primary" size="large" fullWidth loading={isSubmitting} onClick={press}>
        {confirmsLocation ? 'Locatie bevestigen en inloggen' : 'Inloggen'}
      </Button>
      {back}
    </SignInFrame>
  )
}
