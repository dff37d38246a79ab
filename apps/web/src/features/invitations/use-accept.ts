import type { ApiError } from '@klopt/api-client'
import { contract, type BodyOf } from '@klopt/api-client/contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { forgetSession } from '../../app/session/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { safeTarget } from '../../app/session/return-target.ts'
import type { FirmInvitationLink, InvitationLink } from './types.ts'

export type Account = BodyOf<typeof contract.invitations.accept>['account']

/** The errors after which this page has something else to show: gone, used, in already, an account already. */
const overtaken = [41_001, 41_002, 90_025, 2003]

/** A way in: as the signed-in user, or with a new account, which is signed in then. */
export interface Joining {
  readonly isPending: boolean
  readonly error: ApiError | null
  /** Looks again at who is signed in and how the invitation stands. */
  readonly lookAgain: () => void
  readonly join: (account: Account, onError?: (error: ApiError) => void) => void
}

/** Joining an administration. */
export function useAccept({ administrationId, invitationId, invitationKey: key }: InvitationLink): Joining {
  const accept = useWrite(contract.invitations.accept, { errors: 'screen' })
  const { lookAgain, after } = useAfterJoining()
  return {
    isPending: accept.isPending,
    error: accept.error,
    lookAgain,
    join: (account, onError) =>
      accept.mutate({ params: { administrationId, invitationId }, body: { key, account } }, after(account, onError)),
  }
}

/** Joining a firm of bookkeepers. */
export function useJoinFirm({ firmId, invitationId, invitationKey: key }: FirmInvitationLink): Joining {
  const accept = useWrite(contract.firmInvitations.join, { errors: 'screen' })
  const { lookAgain, after } = useAfterJoining()
  return {
    isPending: accept.isPending,
    error: accept.error,
    lookAgain,
    join: (account, onError) =>
      accept.mutate({ params: { firmId, invitationId }, body: { key, account } }, after(account, onError)),
  }
}

function useAfterJoining() {
  const navigate = useNavigate()
  const router = useRouter()
  const lookAgain = () => {
    forgetSession()
    void router.invalidate()
  }
  const after = (account: Account, onError: ((error: ApiError) => void) | undefined) => ({
    onSuccess: ({ redirect_url }: { redirect_url: string }) => {
      // The list of administrations has one more, and perhaps the user is another.
      forgetSession()
      if (account !== null) clearAfterSignIn()
      void navigate({ href: safeTarget(redirect_url), replace: true })
    },
    onError: (error: ApiError) => {
      if (overtaken.includes(error.code)) lookAgain()
      else onError?.(error)
    },
  })
  return { lookAgain, after }
}
