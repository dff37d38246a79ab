import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import { BringBooks } from './bring-books.tsx'
import { FirmWords } from './firm-words.tsx'
import { InvitationGone, InvitationUsed, WorksThere } from './invitation-states.tsx'
import { JoinAsYourself } from './join-as-yourself.tsx'
import { JoinWithNewAccount } from './join-with-new-account.tsx'
import { LogInFirst } from './log-in-first.tsx'
import type { FirmInvitationLink, OpenFirmInvitation } from './types.ts'
import { useJoinFirm } from './use-accept.ts'

export interface FirmInvitationScreenProps extends FirmInvitationLink {
  /** Null without a session. */
  user: CurrentUser | null
}

/** 41001 and 41002, which each have their own way on. */
const codes = { gone: 41_001, used: 41_002 }

/** What a firm asked by mail, for whoever holds the link: to work there, or to have it look after one's books. */
export function FirmInvitationScreen({ user, ...link }: FirmInvitationScreenProps) {
  const { firmId, invitationId, invitationKey } = link
  const hasKey = invitationKey !== ''
  const { data, error, refetch } = useQuery({
    ...query(contract.firmInvitations.open, { params: { firmId, invitationId }, query: { key: invitationKey } }),
    enabled: hasKey,
    meta: { errors: 'screen' },
  })
  const code = error instanceof ApiError ? error.code : null
  const isSignedIn = user !== null
  if (!hasKey || code === codes.gone) return <InvitationGone isSignedIn={isSignedIn} />
  if (code === codes.used) return <InvitationUsed isSignedIn={isSignedIn} />
  if (data?.kind === 'client') return <ToOwner {...{ link, invitation: data, user }} />
  if (data && user?.firm_id === firmId) return <WorksThere firmId={firmId} firmName={data.firmName} />
  if (data) return <ToColleague {...{ link, invitation: data, user }} />
  return (
    <SignInFrame title="Uitnodiging">
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height="160px" />}
    </SignInFrame>
  )
}

interface OpenProps {
  link: FirmInvitationLink
  invitation: OpenFirmInvitation
  user: CurrentUser | null
}

function ToColleague({ link, invitation, user }: OpenProps) {
  const { emailAddress, hasAccount } = invitation
  const joining = useJoinFirm(link)
  const words = <FirmWords invitation={invitation} />
  if (user) return <JoinAsYourself {...{ emailAddress, words, joining, user }} />
  return hasAccount ? (
    <LogInFirst {...{ emailAddress, words }} />
  ) : (
    <JoinWithNewAccount {...{ emailAddress, words, joining }} />
  )
}

/** Who has no books yet has nothing to bring: they are asked to log in or to begin. */
const ToOwner = ({ link, invitation, user }: OpenProps) =>
  user ? (
    <BringBooks {...{ link, invitation, user }} />
  ) : (
    <LogInFirst emailAddress={invitation.emailAddress} words={<FirmWords invitation={invitation} />} />
  )
