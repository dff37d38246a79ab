import type { PermissionType } from '@klopt/api-client/contract'
import type { StoredPermission } from '../../database/schema/platform.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import type { membersOf, moneyBooksOf } from './queries.ts'

export function presentMember(member: Awaited<ReturnType<typeof membersOf>>[number]) {
  return {
    user_id: member.user_id,
    first_name: member.first_name,
    last_name: member.last_name,
    deactivated_timestamp: toTimestampOrNull(member.deactivated_at),
    is_primary_user: member.is_primary_user,
    is_financial_planner: member.is_financial_planner,
    permissions: member.permissions.filter(isAssignable),
  }
}

export function presentMoneyBook(book: Awaited<ReturnType<typeof moneyBooksOf>>[number]) {
  return {
    id: book.id,
    name: book.name,
    financial_type: book.financial_type ?? ('CHECKING' as const),
    is_primary: book.is_primary,
    account: { number: book.iban, name_account_holder: book.account_holder },
  }
}

/** COMPLIANCE is global: no administration gives it. */
export function isAssignable(permission: StoredPermission): permission is PermissionType {
  return permission !== 'COMPLIANCE'
}
