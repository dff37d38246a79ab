import { SYSTEM_ACCOUNTS, VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

interface ItemsFact {
  readonly ledgerCents: number
  readonly itemCents: number
  readonly count: number
}

/** Sums that have to agree before a year is closed. */
export interface YearFacts {
  readonly receivable: ItemsFact
  readonly payable: ItemsFact
  /** Accounts of money on its way and of what nobody knows yet, as far as they hold anything on the last day. */
  readonly suspense: readonly { readonly name: string; readonly cents: number }[]
  /** What the VAT accounts hold, credit minus debit, and what the lines of no standing return come to. */
  readonly vatAccountCents: number
  readonly undeclaredCents: number
  /** How many VAT lines up to the last day belong to no standing return. */
  readonly undeclaredLines: number
  readonly debitCents: number
  readonly creditCents: number
}

/**
 * Reads the sums on the last day of a year. Items and VAT are compared as they are now, on all of their lines: what is equal
 * now and was booked with its entry was equal on every day.
 */
export async function yearFacts(db: Db, administrationId: number, lastDay: string): Promise<YearFacts> {
  const onAccounts = (codes: readonly string[]) => sql`(
    SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)::bigint FROM ledger_lines l
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
    WHERE l.administration_id = ${administrationId} AND a.rgs_code = ANY (${codes}))`
  const ofItems = (kind: string) => sql`(
    SELECT coalesce(sum(open_cents), 0)::bigint FROM owed_items
    WHERE administration_id = ${administrationId} AND kind = ${kind})`
  const countOf = (kind: string) => sql`(
    SELECT count(*) FROM owed_items WHERE administration_id = ${administrationId} AND kind = ${kind} AND open_cents <> 0)`
  const { rows } = await sql<Omit<YearFacts, 'receivable' | 'payable' | 'suspense'> & Record<Flat, number>>`
    SELECT ${onAccounts([SYSTEM_ACCOUNTS.receivables])} AS "receivableCents", ${ofItems('receivable')} AS "receivableItems",
      ${countOf('receivable')} AS "receivableCount",
      -${onAccounts([SYSTEM_ACCOUNTS.payables])} AS "payableCents", ${ofItems('payable')} AS "payableItems",
      ${countOf('payable')} AS "payableCount",
      -${onAccounts(VAT_ACCOUNTS)} AS "vatAccountCents", u.cents AS "undeclaredCents", u.lines AS "undeclaredLines",
      t.debit AS "debitCents", t.credit AS "creditCents"
    FROM (
      SELECT coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE l.vat_kind <> 'base'), 0)::bigint AS cents,
        count(*) FILTER (WHERE d.vat_date <= ${lastDay}) AS lines
      FROM undeclared_lines d
      JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = d.line_id
      WHERE d.administration_id = ${administrationId}
    ) u, (
      SELECT coalesce(sum(debit_cents), 0)::bigint AS debit, coalesce(sum(credit_cents), 0)::bigint AS credit
      FROM ledger_lines WHERE administration_id = ${administrationId} AND entry_date <= ${lastDay}
    ) t`.execute(db)
  const row = must(rows[0], 'the sums of a year')
  const { receivableCents, receivableItems, receivableCount, payableCents, payableItems, payableCount, ...facts } = row
  return {
    ...facts,
    receivable: { ledgerCents: receivableCents, itemCents: receivableItems, count: receivableCount },
    payable: { ledgerCents: payableCents, itemCents: payableItems, count: payableCount },
    suspense: await suspenseOf(db, administrationId, lastDay),
  }
}

type Flat = `${'receivable' | 'payable'}${'Cents' | 'Items' | 'Count'}`

async function suspenseOf(db: Db, administrationId: number, lastDay: string): Promise<YearFacts['suspense']> {
  const { rows } = await sql<{ name: string; cents: number }>`
    SELECT a.name, sum(l.debit_cents - l.credit_cents)::bigint AS cents
    FROM ledger_accounts a
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id AND l.entry_date <= ${lastDay}
    WHERE a.administration_id = ${administrationId}
      AND a.rgs_code = ANY (${[SYSTEM_ACCOUNTS.inTransit, SYSTEM_ACCOUNTS.suspense]})
    GROUP BY a.id, a.number, a.name HAVING sum(l.debit_cents - l.credit_cents) <> 0
    ORDER BY a.number`.execute(db)
  return rows
}
