import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { forgetSession } from '../../app/session/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { decodeReturnTarget, encodeReturnTarget, safeTarget, startPage } from '../../app/session/return-target.ts'
import { useSignInState } from './sign-in-state.ts'

type SignInResult = ResponseOf<typeof contract.authentication.login>

/** The steps of signing in, which share one address and differ in what the history carries. */
export function useGoOn(r: string | undefined) {
  const navigate = useNavigate()
  const { redirectUrl } = useSignInState()
  const search = r === undefined ? {} : { r }
  const target = r === undefined ? safeTarget(redirectUrl) : decodeReturnTarget(r)

  /** Into the product: nothing that an earlier user saw or chose comes along. */
  const enter = async () => {
    forgetSession()
    clearAfterSignIn()
    await navigate({ href: target, replace: true })
  }
  return {
    /** Where one goes on, as it travels: absent for the start page. */
    returnTarget: target === startPage ? undefined : encodeReturnTarget(target),
    enter,
    /** After the server took the password or a link: in, or to the second factor. */
    goOn: async (answer: SignInResult, { email, replace = false }: { email?: string; replace?: boolean } = {}) => {
      if (answer.result === 'success') return await enter()
      // Fetched beforehand, so that no empty page stands between; who fails here fails again at the screen itself.
      await import('./second-factor.tsx').catch(() => undefined)
      const state = { nonce: answer.nonce, email, redirectUrl }
      await navigate({ to: '/v2/authenticate', search, state, replace })
    },
    /** Back to the login form, saying why when there is a reason. */
    startAgain: async (state: { email?: string | undefined; problem?: string | undefined }) => {
      await navigate({ to: '/v2/authenticate', search, state: { ...state, redirectUrl }, replace: true })
    },
  }
}

export type GoOn = ReturnType<typeof useGoOn>
