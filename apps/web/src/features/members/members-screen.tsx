import { contract } from '@klopt/api-client/contract'
import { Button, Card, PageHeader, SearchField, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { FormerMember } from './former-member.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InvitePane, type Invitee } from './invite-pane.tsx'
import { MemberItem } from './member-item.tsx'
import { matching } from './matching-members.ts'
import * as styles from './members.css.ts'
import type { Member, Viewer } from './types.ts'

export interface MembersScreenProps {
  administrationId: number
  /** The signed-in user, who may be no member: a bookkeeper of the firm. */
  userId: number
}

/** From this many people on a search field helps more than it distracts. */
const SEARCH_FROM = 6

/** The people of an administration: who is in, who was asked in, and who was in. */
export function MembersScreen({ administrationId, userId }: MembersScreenProps) {
  usePageTitle('Gebruikers')
  const members = useQuery(query(contract.members.list, { params: { administrationId } }))
  const [invitee, setInvitee] = useState<Invitee | null>(null)
  const [search, setSearch] = useState('')
  const found = matching(members.data ?? [], search)
  const former = found.filter(({ deactivatedAt }) => deactivatedAt !== null)
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const viewer = {
    userId,
    mayChange,
    isMainUser: members.data?.some((each) => each.userId === userId && each.isPrimaryUser) ?? false,
  }
  return (
    <div className={styles.page} aria-busy={members.isPending}>
      <PageHeader
        className={styles.header}
        title="Gebruikers"
        description="Wie er in deze administratie werkt, en wat diegene mag."
        actions={
          mayChange && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInvitee({ emailAddress: '', permissions: [] })}>
              Iemand uitnodigen
            </Button>
          )
        }
      />
      {(members.data?.length ?? 0) >= SEARCH_FROM && (
        <SearchField
          label="Zoek een gebruiker"
          placeholder="Naam of e-mailadres"
          value={search}
          onSearch={setSearch}
          debounceMs={0}
        />
      )}
      <Card title="Wie toegang heeft" padding="none">
        {members.data ? (
          <ActiveMembers administrationId={administrationId} members={found} viewer={viewer} />
        ) : members.isError ? (
          <LoadError error={members.error} onRetry={() => void members.refetch()} />
        ) : (
          <Skeleton height="160px" />
        )}
      </Card>
      {members.data && <InvitationList administrationId={administrationId} mayChange={mayChange} />}
      {former.length > 0 && (
        <Card title="Wie toegang had" padding="none">
          <ul className={styles.list} aria-label="Oud-gebruikers">
            {former.map((member) => (
              <FormerMember key={member.roleId} member={member} onInvite={mayChange ? setInvitee : undefined} />
            ))}
          </ul>
        </Card>
      )}
      {invitee && <InvitePane administrationId={administrationId} invitee={invitee} onClose={() => setInvitee(null)} />}
    </div>
  )
}

interface ActiveMembersProps {
  administrationId: number
  members: readonly Member[]
  viewer: Viewer
}

function ActiveMembers({ administrationId, members, viewer }: ActiveMembersProps) {
  const active = members.filter(({ deactivatedAt }) => deactivatedAt === null)
  if (active.length === 0) return <p className={styles.empty}>Niemand met toegang heet zo.</p>
  return (
    <ul className={styles.list} aria-label="Gebruikers">
      {active.map((member) => (
        <MemberItem key={member.roleId} administrationId={administrationId} member={member} viewer={viewer} />
      ))}
    </ul>
  )
}
