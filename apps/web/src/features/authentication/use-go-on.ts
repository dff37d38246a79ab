import { useNavigate } from '@tanstack/react-router'
import { forgetSession } from '../../app/session/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { decodeReturnTarget, encodeReturnTarget, safeTarget, START_PAGE } from '../../app/session/return-target.ts'
import { useSignInState } from './sign-in-state.ts'
import type { GoOn } from './types.ts'

/** The steps of signing in, which share one address and differ in what the history carries. */
export function useGoOn(r: string | undefined): GoOn {
  const navigate = useNavigate()
  const { redirectUrl } = useSignInState()
  const search = r === undefined ? {} : { r }
  const target = r === undefined ? safeTarget(redirectUrl) : decodeReturnTarget(r)

  const enter = async () => {
    forgetSession()
    clearAfterSignIn()
    await navigate({ href: target, replace: true })
  }
  return {
    returnTarget: target === START_PAGE ? undefined : encodeReturnTarget(target),
    enter,
    goOn: async (answer, { email, replace = false } = {}) => {
      if (answer.result === 'success') return await enter()
      // Fetched beforehand, so that no empty page stands between; who fails here fails again at the screen itself.
      await import('./second-factor.tsx').catch(() => undefined)
      const state = { nonce: answer.nonce, email, redirectUrl }
      await navigate({ to: '/v2/authenticate', search, state, replace })
    },
    startAgain: async (state) => {
      await navigate({ to: '/v2/authenticate', search, state: { ...state, redirectUrl }, replace: true })
    },
  }
}
