import { contract } from '@klopt/api-client/contract'
import { Button, EmptyState } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { assignableOf } from '../../shared/administrations/permission-words.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { onePage } from '../../shared/lists/one-page.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import { FirmCard } from './firm-card.tsx'
import { ChangePermissionsPane } from './change-permissions-pane.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InvitePane, type Invitee } from './invite-pane.tsx'
import type { MemberDeeds } from './member-actions.tsx'
import { memberColumns } from './member-columns.tsx'
import { fullName } from './full-name.ts'
import { membersHref, membersQuery, readMembersSearch, type MembersSearch } from './members-search.ts'
import * as styles from './members.css.ts'
import { TransferModal } from './transfer-modal.tsx'
import { TransferRequestCard } from './transfer-request-card.tsx'
import type { Member } from './types.ts'

export interface MembersScreenProps {
  administrationId: number
  /** The signed-in user, who may be no member: a bookkeeper of the firm. */
  userId: number
  isMainUser: boolean
  filter: MembersSearch
  onFilter: (filter: MembersSearch) => void
}

/** The people of an administration: who is in, who was asked in, and who was in. */
export function MembersScreen({ administrationId, userId, isMainUser, filter, onFilter }: MembersScreenProps) {
  usePageTitle('Gebruikers')
  const asked = { params: { administrationId }, query: membersQuery(filter) }
  const members = useQuery({ ...query(contract.members.list, asked), placeholderData: keepPreviousData })
  const exports = useExports(contract.members.export, asked)
  const isKnown = useIsKnown(administrationId) && members.data !== undefined
  const rows = members.data ?? nobodyYet
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const { opened, open, close, deeds } = useOpened()
  const columns = useMemo(
    () => memberColumns(administrationId, { userId, mayChange, isMainUser }, deeds),
    [administrationId, userId, mayChange, isMainUser, deeds],
  )
  return (
    <>
      <ListScreen
        name={`members.${administrationId}`}
        title="Gebruikers"
        itemsName="gebruikers"
        allLabel="Alle gebruikers"
        summary="Wie er in deze administratie werkt, en wat diegene mag."
        actions={
          mayChange && (
            <Button variant="primary" icon={UserPlus} onClick={() => open({ invitee: nobody })}>
              <ShortLabel short="Uitnodigen">Iemand uitnodigen</ShortLabel>
            </Button>
          )
        }
        {...{ filter, onFilter, columns, exports }}
        pages={onePage(members, rows)}
        totalCount={members.data && rows.length}
        read={readMembersSearch}
        hrefOf={(next) => membersHref(administrationId, next)}
        defaultSort="name"
        searchLabel="Zoek een gebruiker"
        searchPlaceholder="Naam of e-mailadres"
        rowId={({ roleId }) => roleId}
        rowLabel={fullName}
        onOpen={(member) => mayChange && (member.deactivatedAt === null ? deeds.onPermissions : deeds.onInvite)(member)}
        {...(rows.some(isFormer) && { groupOf })}
        empty={
          <EmptyState icon={SearchX} title="Niets gevonden">
            Niemand heet zo.
          </EmptyState>
        }
      />
      {isKnown && (
        <div className={styles.invitations}>
          <FirmCard administrationId={administrationId} isMainUser={isMainUser} />
          <TransferRequestCard
            {...{ administrationId, userId, isMainUser }}
            isMember={members.data.some((member) => member.userId === userId && member.deactivatedAt === null)}
          />
          <InvitationList administrationId={administrationId} mayChange={mayChange} />
        </div>
      )}
      {opened?.invitee && <InvitePane {...{ administrationId, onClose: close }} invitee={opened.invitee} />}
      {opened?.permissionsOf && (
        <ChangePermissionsPane {...{ administrationId, onClose: close }} member={opened.permissionsOf} />
      )}
      {opened?.transferTo && <TransferModal {...{ administrationId, onClose: close }} member={opened.transferTo} />}
    </>
  )
}

/** Whether the cards below can come at once: each that came later would push the others down. */
function useIsKnown(administrationId: number): boolean {
  const params = { administrationId }
  const firm = useQuery(query(contract.booksFirm.get, { params }))
  const transfer = useQuery(query(contract.mainUserTransfers.show, { params }))
  return !firm.isPending && !transfer.isPending
}

const nobodyYet: readonly Member[] = []
const nobody: Invitee = { emailAddress: '', permissions: [] }

const isFormer = ({ deactivatedAt }: Member): boolean => deactivatedAt !== null
const groupOf = (member: Member) =>
  isFormer(member) ? { key: 'former', name: 'Wie toegang had' } : { key: 'active', name: 'Wie toegang heeft' }

interface Opened {
  readonly invitee?: Invitee
  readonly permissionsOf?: Member
  readonly transferTo?: Member
}

/** What is open over the list, and what opens it. */
function useOpened() {
  const [opened, open] = useState<Opened | null>(null)
  const deeds = useMemo<MemberDeeds>(
    () => ({
      onPermissions: (member) => open({ permissionsOf: member }),
      onTransfer: (member) => open({ transferTo: member }),
      onInvite: ({ emailAddress, permissions }) =>
        open({ invitee: { emailAddress, permissions: assignableOf(permissions) } }),
    }),
    [],
  )
  return { opened, open, close: () => open(null), deeds }
}
