import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { changeAdministration } from '../../administrations/change-administration.ts'
import { noteLetIns } from '../../firm-let-ins/note-let-ins.ts'
import { findOrCreateUser, type Joined, type Joining } from '../../invitations/joining-account.ts'
import { joinFirm } from '../../users/change-user.ts'
import { findFirmInvitation, useUp, type FirmInvitationKey } from './firm-invitation.ts'

/**
 * Uses the invitation of a colleague up: they work at the firm from now on. Works in the scope `system`, narrowed by the key.
 * Throws `invitation_not_found`, `invitation_accepted`, `authentication_missing`, `already_member` and `works_at_firm`.
 */
export async function joinByInvitation(
  db: Db,
  key: FirmInvitationKey,
  joining: Joining & { readonly today: string },
): Promise<Joined> {
  const invitation = await findFirmInvitation(db, key, joining.now, { forUpdate: true })
  if (invitation.kind !== 'colleague') throw new ApiError('invitation_not_found')
  const joined = await findOrCreateUser(db, joining, invitation.email_address)
  const role = { isAdmin: invitation.is_admin, seesAll: invitation.sees_all }
  const { now, today } = joining
  const letting = { firmId: key.firmId, userIds: [joined.userId], letInBy: invitation.invited_by, now, today }
  const isNew = await noteLetIns(db, letting, () => joinFirm(db, joined.userId, key.firmId, role))
  if (!isNew) {
    const user = await db
      .selectFrom('people')
      .select('firm_id')
      .where('id', '=', joined.userId)
      .executeTakeFirstOrThrow()
    throw new ApiError(user.firm_id === key.firmId ? 'already_member' : 'works_at_firm')
  }
  await useUp(db, invitation.id, joined.userId, joining.now)
  return joined
}

interface Bringing {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/**
 * Uses the invitation of an owner up: the firm looks after these books from now on. In the scope `system`, narrowed by the key
 * and by whose books they are. Throws `invitation_not_found`, `invitation_accepted`, `only_main_user_brings` and `has_firm`.
 */
export async function bringBooks(
  db: Db,
  key: FirmInvitationKey,
  { administrationId, userId, now }: Bringing,
): Promise<void> {
  const invitation = await findFirmInvitation(db, key, now, { forUpdate: true })
  if (invitation.kind !== 'client') throw new ApiError('invitation_not_found')
  const books = await db
    .selectFrom('administrations as a')
    .innerJoin('role_assignments as r', 'r.administration_id', 'a.id')
    .select(['a.firm_id', 'r.is_primary_user'])
    .where('a.id', '=', administrationId)
    .where('r.user_id', '=', userId)
    .where('r.deactivated_at', 'is', null)
    .where('a.example_of', 'is', null)
    .forUpdate('a')
    .executeTakeFirst()
  if (!books?.is_primary_user) throw new ApiError('only_main_user_brings')
  if (books.firm_id !== null) throw new ApiError('has_firm')
  await changeAdministration(db, administrationId, { firm_id: key.firmId })
  await useUp(db, invitation.id, userId, now)
}
