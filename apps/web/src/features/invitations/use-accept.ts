import type { ApiError } from '@klopt/api-client'
import { contract, type BodyOf } from '@klopt/api-client/contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { forgetSession } from '../../app/session/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { safeTarget } from '../../app/session/return-target.ts'
import type { InvitationLink } from './types.ts'

type Account = BodyOf<typeof contract.invitations.accept>['account']

/** The errors after which this page has something else to show: gone, used, a member already, an account already. */
const overtaken = [41_001, 41_002, 90_025, 2003]

/** Joining: as the signed-in user when `account` is null, else with a new account, which is signed in then. */
export function useAccept({ administrationId, invitationId, invitationKey }: InvitationLink) {
  const navigate = useNavigate()
  const router = useRouter()
  const accept = useWrite(contract.invitations.accept, { errors: 'screen' })
  /** Looks again at who is signed in and how the invitation stands. */
  const lookAgain = () => {
    forgetSession()
    void router.invalidate()
  }
  return {
    isPending: accept.isPending,
    error: accept.error,
    lookAgain,
    join: (account: Account, onError?: (error: ApiError) => void) =>
      accept.mutate(
        { params: { administrationId, invitationId }, body: { key: invitationKey, account } },
        {
          onSuccess: ({ redirect_url }) => {
            // The list of administrations has one more, and perhaps the user is another.
            forgetSession()
            if (account !== null) clearAfterSignIn()
            void navigate({ href: safeTarget(redirect_url), replace: true })
          },
          onError: (error) => {
            if (overtaken.includes(error.code)) lookAgain()
            else onError?.(error)
          },
        },
      ),
  }
}
