import type { ResponseOf } from '@klopt/api-client/contract'
import { users } from '@klopt/api-client/schemas'
import { ApiError } from '../../kernel/api-error.ts'
import type { Context } from '../../kernel/context.ts'
import { holds, permissionsFrom } from '../../kernel/permissions.ts'
import { memberOf } from './queries.ts'

type AccessCall = typeof users.administrationAccess

/**
 * What a user may do in the administration: one's own for everybody, another's for who manages users there
 * (ADMIN, by whatever origin). Anybody else's does not exist.
 */
export async function administrationAccess({
  db,
  user,
  input: { params },
  administrationId,
  administration,
  permissions,
  today,
}: Context<AccessCall, 'administration'>): Promise<ResponseOf<AccessCall>> {
  if (params.userId === user.id) {
    const { isFinancialPlanner, isPrimaryUser } = administration
    return { permissions: mutable(permissions), isFinancialPlanner, isPrimaryUser }
  }
  const member = holds(permissions, 'ADMIN') ? await memberOf(db, administrationId, params.userId, today) : undefined
  const firm = member?.is_of_firm === true
  if (member === undefined || (member.permissions === null && !firm)) throw new ApiError('not_found')
  return {
    permissions: mutable(permissionsFrom({ role: member.permissions ?? [], firm, globalAdmin: false })),
    isFinancialPlanner: member.is_financial_planner ?? false,
    isPrimaryUser: member.is_primary_user ?? false,
  }
}

function mutable(permissions: Context<AccessCall, 'administration'>['permissions']) {
  return permissions.map(({ type, origins }) => ({ type, origins: [...origins] }))
}
