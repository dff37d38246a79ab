import { contract } from '@klopt/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SyntheticEvent } from 'react'
import { api } from '../../app/transport/calls.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { emptyFieldErrors, isBlocked, signInErrors, type LoginErrors } from '../../app/session/sign-in-errors.ts'
import { useSignInState } from './sign-in-state.ts'
import type { GoOn } from './types.ts'

/** How long the form is blocked after too many failed logins (specification, section 9). */
const BLOCKED_MS = 5 * 60_000

/** What the login form does: it sends, says what is wrong, and stays blocked for a while after 19004. */
export function useLogin(steps: GoOn) {
  const navigate = useNavigate()
  const { problem, blockedUntil } = useSignInState()
  const [errors, setErrors] = useState<LoginErrors>({ form: problem })
  const [isSubmitting, setIsSubmitting] = useState(false)

  // Kept in the history, so that a reload neither frees the form nor leaves it without a reason.
  const keepBlocked = (until?: number, reason?: string) =>
    navigate({
      to: '.',
      search: true,
      state: (before) => ({ ...before, blockedUntil: until, problem: reason }),
      replace: true,
    })

  async function signIn(email: string, password: string): Promise<void> {
    const { returnTarget } = steps
    const body = {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: email,
      password,
      ...(returnTarget !== undefined && { return_target: returnTarget }),
    } as const
    try {
      await steps.goOn(await api.call(contract.authentication.login, { body }), { email })
    } catch (cause) {
      const error = asApiError(cause)
      setErrors(signInErrors(error))
      if (isBlocked(error)) await keepBlocked(Date.now() + BLOCKED_MS, error.message)
    }
  }
  return {
    errors,
    isSubmitting,
    blockedUntil,
    free: () => {
      setErrors({ form: 'Je kunt weer inloggen.', tone: 'info' })
      void keepBlocked()
    },
    submit: async (event: SyntheticEvent, email: string, password: string) => {
      event.preventDefault()
      const empty = emptyFieldErrors({ email_address: email, password })
      setErrors(empty)
      if (Object.keys(empty).length > 0) return
      setIsSubmitting(true)
      await signIn(email.trim(), password).finally(() => setIsSubmitting(false))
    },
  }
}
