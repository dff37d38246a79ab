import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { StoredRole } from '../../app/storage.ts'

type Member = ResponseOf<typeof contract.administrations.roles>[number]

/** A user of an administration by name, with what makes them more than a user: 'Eva Verhoeven (Hoofdgebruiker)'. */
export function roleNameOf(member: Member): string {
  const marks = [member.is_primary_user && 'Hoofdgebruiker', member.is_financial_planner && 'Boekhouder'].filter(
    Boolean,
  )
  const name = `${member.first_name} ${member.last_name}`
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`
}

/** What is kept of the choice; the main user may be the bookkeeper too, and is the main user first. */
export function toStoredRole(administrationId: number, member: Member): StoredRole {
  const { user_id: userId, permissions, is_primary_user, is_financial_planner } = member
  const type = is_primary_user ? 'PRIMARY_USER' : is_financial_planner ? 'FINANCIAL_PLANNER' : null
  return { administrationId, userId, permissions: [...permissions], type }
}
