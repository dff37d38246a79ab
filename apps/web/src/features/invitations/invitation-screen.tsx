import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import { AlreadyMember, InvitationGone, InvitationUsed } from './invitation-states.tsx'
import { JoinAsYourself } from './join-as-yourself.tsx'
import { JoinWithNewAccount } from './join-with-new-account.tsx'
import { LogInFirst } from './log-in-first.tsx'
import { InvitationWords } from './invitation-words.tsx'
import type { InvitationLink } from './types.ts'
import { useAccept } from './use-accept.ts'

export interface InvitationScreenProps extends InvitationLink {
  /** Null without a session. */
  user: CurrentUser | null
}

/** 41001 and 41002, which each have their own way on. */
const codes = { gone: 41_001, used: 41_002 }

/** An invitation for whoever holds its link: who asks, for which administration, and how to join. */
export function InvitationScreen({ user, ...link }: InvitationScreenProps) {
  const { administrationId, invitationId, invitationKey } = link
  const hasKey = invitationKey !== ''
  const { data, error, refetch } = useQuery({
    ...query(contract.invitations.open, { params: { administrationId, invitationId }, query: { key: invitationKey } }),
    enabled: hasKey,
    meta: { errors: 'screen' },
  })
  const joining = useAccept(link)
  const code = error instanceof ApiError ? error.code : null
  const isMember = user?.administrations?.some(({ id }) => id === administrationId) ?? false
  if (!hasKey || code === codes.gone) return <InvitationGone isSignedIn={user !== null} />
  if (isMember) return <AlreadyMember administrationId={administrationId} />
  if (code === codes.used) return <InvitationUsed isSignedIn={user !== null} />
  if (data) {
    const { emailAddress, hasAccount } = data
    const words = <InvitationWords invitation={data} />
    if (user) return <JoinAsYourself {...{ emailAddress, words, joining, user }} />
    return hasAccount ? (
      <LogInFirst {...{ emailAddress, words }} />
    ) : (
      <JoinWithNewAccount {...{ emailAddress, words, joining }} />
    )
  }
  return (
    <SignInFrame title="Uitnodiging">
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height="160px" />}
    </SignInFrame>
  )
}
