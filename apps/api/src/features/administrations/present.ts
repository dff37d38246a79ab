import { must } from '@klopt/bookkeeping/money'
import { FIRM_PERMISSIONS, isAssignable } from '../../kernel/permissions.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import type { moneyBooksOf } from '../../books/money-books.ts'
import type { membersOf } from './queries.ts'

/** Who works at the firm is the bookkeeper of the books and may do all that the firm may, whatever role they had. */
export function presentMember(member: Awaited<ReturnType<typeof membersOf>>[number]) {
  const isOfFirm = member.is_of_firm === true
  return {
    user_id: member.user_id,
    first_name: member.first_name,
    last_name: member.last_name,
    deactivated_timestamp: isOfFirm ? null : toTimestampOrNull(member.deactivated_at),
    is_primary_user: member.is_primary_user === true,
    is_financial_planner: isOfFirm || member.is_financial_planner === true,
    permissions: isOfFirm
      ? [...FIRM_PERMISSIONS]
      : must(member.permissions, 'the permissions of a role').filter(isAssignable),
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
