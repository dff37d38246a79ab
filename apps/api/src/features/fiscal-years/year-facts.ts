import { SYSTEM_ACCOUNTS, VAT_ACCOUNTS, type OpenItemKind } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import { accountSums, balanceIn, type AccountSums } from '../../books/account-sums.ts'
import { controlBalance } from '../../books/control-balance.ts'
import { itemsOnDay } from '../../books/items-on-day.ts'
import type { Db } from '../../database/db.ts'

interface ItemsFact {
  readonly ledgerCents: number
  readonly itemCents: number
  readonly count: number
}

/** What an account holds, debit minus credit. */
export interface HeldAccount {
  readonly accountId: number
  readonly name: string
  readonly cents: number
  /** Money that left one account and has not come in on the other. */
  readonly isInTransit: boolean
}

/** Sums that have to agree before a year is closed. */
export interface YearFacts {
  readonly receivable: ItemsFact
  readonly payable: ItemsFact
  /** Accounts of money on its way and of what nobody knows yet, as far as they hold anything on the last day. */
  readonly suspense: readonly HeldAccount[]
  /** What the VAT accounts hold, credit minus debit, and what the lines of no return that stood then come to. */
  readonly vatAccountCents: number
  readonly undeclaredCents: number
  /** What the lines up to the last day come to that are in no return now: returns may be booked and taken back after it. */
  readonly undeclaredNowCents: number
  /** The first days of the periods whose return counts twice on the last day: it was deleted after it, and filed before it. */
  readonly filedTwice: readonly string[]
  /** How many VAT lines up to the last day belong to no return that was not taken back. */
  readonly undeclaredLines: number
  readonly debitCents: number
  readonly creditCents: number
}

/** Reads the sums as they were at the end of the last day of a year, whatever was booked after it. */
export async function yearFacts(db: Db, administrationId: number, lastDay: string): Promise<YearFacts> {
  const sums = await accountSums(db, administrationId, [{ from: null, to: lastDay, withYearClose: true }])
  const { rows } = await sql<
    Pick<YearFacts, 'undeclaredCents' | 'undeclaredNowCents' | 'filedTwice' | 'undeclaredLines'>
  >`
    SELECT ${undeclaredOn(administrationId, lastDay)} AS "undeclaredCents",
      (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint FROM undeclared_lines u
        JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = u.line_id
        WHERE u.administration_id = ${administrationId} AND l.vat_kind <> 'base' AND l.entry_date <= ${lastDay}
      ) AS "undeclaredNowCents",
      ARRAY(SELECT DISTINCT r.period_start::text ${deletedOn(administrationId, lastDay)}
        AND ${stoodAnew(administrationId, lastDay)}) AS "filedTwice",
      (SELECT count(*) FROM undeclared_lines
        WHERE administration_id = ${administrationId} AND vat_date <= ${lastDay}) AS "undeclaredLines"`.execute(db)
  const total = (cents: (account: AccountSums) => number): number =>
    sums.reduce((sum, account) => sum + cents(account), 0)
  return {
    ...must(rows[0], 'the VAT of no return'),
    receivable: await itemsFact(db, administrationId, 'receivable', lastDay),
    payable: await itemsFact(db, administrationId, 'payable', lastDay),
    suspense: sums
      .filter((account) => isOf(account, [SYSTEM_ACCOUNTS.inTransit, SYSTEM_ACCOUNTS.suspense]))
      .map((account) => ({
        accountId: account.id,
        name: account.name,
        cents: balanceIn(account, 0),
        isInTransit: isOf(account, [SYSTEM_ACCOUNTS.inTransit]),
      }))
      .filter(({ cents }) => cents !== 0),
    vatAccountCents: total((account) => (isOf(account, VAT_ACCOUNTS) ? 0 - balanceIn(account, 0) : 0)),
    debitCents: total(({ debitCents }) => must(debitCents[0], 'what was debited')),
    creditCents: total(({ creditCents }) => must(creditCents[0], 'what was credited')),
  }
}

const isOf = ({ rgsCode }: AccountSums, codes: readonly string[]): boolean =>
  rgsCode !== null && codes.includes(rgsCode)

/** What lines of the VAT accounts come to, credit minus debit. */
const onVatAccounts = (administrationId: number, which: RawBuilder<unknown>) => sql`(
  SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint FROM ledger_lines l
  JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
  WHERE l.administration_id = ${administrationId} AND a.rgs_code = ANY (${VAT_ACCOUNTS}) AND ${which})`

/**
 * The VAT of lines up to a day, less what the returns booked by then consist of, whenever that was posted. A return that was
 * deleted stood until the day on which its entry was reversed; one that was filed anew in the meantime counts once.
 */
const undeclaredOn = (administrationId: number, day: string) => sql`(
  (SELECT coalesce(sum(credit_cents - debit_cents), 0)::bigint FROM ledger_lines
    WHERE administration_id = ${administrationId} AND vat_kind <> 'base' AND entry_date <= ${day})
  - (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint
    FROM filed_returns r
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = r.journal_entry_id AND e.entry_date <= ${day}
    JOIN declared_lines d ON d.administration_id = ${administrationId} AND d.return_id = r.id
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = d.line_id AND l.vat_kind <> 'base'
    WHERE r.administration_id = ${administrationId} AND r.deleted_at IS NULL)
  + ${onVatAccounts(
    administrationId,
    sql`l.entry_id IN (
      SELECT r.journal_entry_id ${deletedOn(administrationId, day)} AND NOT ${stoodAnew(administrationId, day)})`,
  )})`

/** The documents `r` that were deleted, but whose entry still stood on a day: what took it back came later. */
const deletedOn = (administrationId: number, day: string) => sql`
  FROM filed_returns r
  JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = r.journal_entry_id AND e.entry_date <= ${day}
  WHERE r.administration_id = ${administrationId} AND r.deleted_at IS NOT NULL
    AND mod((SELECT count(*) FROM ledger_entries own WHERE own.administration_id = ${administrationId}
      AND own.source_type = 'vat_return' AND own.source_id = r.id AND own.entry_date <= ${day}), 2) = 1`

/** Whether a return of days of `r` was filed after it whose entry stood on a day as well. */
const stoodAnew = (administrationId: number, day: string) => sql`EXISTS (
  SELECT FROM filed_returns anew
  JOIN ledger_entries booked ON booked.administration_id = ${administrationId} AND booked.id = anew.journal_entry_id
    AND booked.entry_date <= ${day}
  WHERE anew.administration_id = ${administrationId} AND anew.kind = 'return' AND r.kind = 'return' AND anew.id > r.id
    AND anew.period_start <= r.period_end AND anew.period_end >= r.period_start
    AND NOT EXISTS (SELECT FROM ledger_entries undone WHERE undone.administration_id = ${administrationId}
      AND undone.reverses_entry_id = booked.id AND undone.entry_date <= ${day}))`

async function itemsFact(
  db: Db,
  administrationId: number,
  kind: OpenItemKind,
  day: string,
): Promise<YearFacts['receivable']> {
  const items = await itemsOnDay(db, administrationId, { kind, day })
  return {
    ledgerCents: await controlBalance(db, administrationId, { kind, day }),
    itemCents: items.reduce((sum, { openCents }) => sum + openCents, 0),
    count: items.length,
  }
}
