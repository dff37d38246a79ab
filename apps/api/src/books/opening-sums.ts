import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { AccountSums } from './account-sums.ts'

/** Per account, integer cents in the order of the asked days. */
export type OpeningSums = ReadonlyMap<number, Pick<AccountSums, 'debitCents' | 'creditCents'>>

/**
 * What opening balances brought to accounts within each of some ranges of days, reversals of them included. It was there
 * before the first day of the books: whatever tells how a figure moved counts it as what that began with.
 */
export async function openingSums(
  db: Db,
  administrationId: number,
  ranges: readonly { readonly from: string; readonly to: string }[],
): Promise<OpeningSums> {
  const { rows } = await sql<{ account_id: number; n: number; debit: number; credit: number }>`
    SELECT l.account_id, (asked.n - 1)::int AS n, sum(l.debit_cents)::bigint AS debit, sum(l.credit_cents)::bigint AS credit
    FROM unnest(${ranges.map(({ from }) => from)}::date[], ${ranges.map(({ to }) => to)}::date[])
      WITH ORDINALITY AS asked (first_day, last_day, n)
    JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.source_type = 'opening'
      AND e.entry_date BETWEEN asked.first_day AND asked.last_day
    JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.entry_id = e.id
    GROUP BY 1, 2`.execute(db)
  const sums = new Map<number, { debitCents: number[]; creditCents: number[] }>()
  for (const { account_id: id, n, debit, credit } of rows) {
    const own = sums.get(id) ?? { debitCents: ranges.map(() => 0), creditCents: ranges.map(() => 0) }
    own.debitCents[n] = debit
    own.creditCents[n] = credit
    sums.set(id, own)
  }
  return sums
}

/** An account without what opening balances brought in the asked days, which come first in it. */
export function withoutOpening<Account extends AccountSums>(account: Account, sums: OpeningSums): Account {
  const own = sums.get(account.id)
  if (own === undefined) return account
  const less = (cents: readonly number[], opened: readonly number[]) =>
    cents.map((all, n) => (n < opened.length ? all - must(opened[n], 'what opened in asked days') : all))
  return {
    ...account,
    debitCents: less(account.debitCents, own.debitCents),
    creditCents: less(account.creditCents, own.creditCents),
  }
}

/** Debit minus credit of what opening balances brought to an account in the asked days with this index. */
export function openedIn(sums: OpeningSums, accountId: number, index: number): number {
  const own = sums.get(accountId)
  if (own === undefined) return 0
  return must(own.debitCents[index], 'asked days') - must(own.creditCents[index], 'asked days')
}
