import { must } from '@klopt/bookkeeping/money'
import type { AccountBalance, AuditedJournal, AuditFileFacts } from '@klopt/bookkeeping/reports'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { release } from '../../../kernel/release.ts'
import { auditedContacts } from './audited-contacts.ts'
import { auditedEntries } from './audited-entries.ts'
import { auditedItems } from './audited-items.ts'
import type { FiscalYear } from './fiscal-year.ts'

/**
 * What an audit file is made of. Contacts and entries are read while it is written, so the transaction has to last
 * until then, and to see one moment (repeatable read): the totals go ahead of the lines.
 */
export async function auditFileFacts(db: Db, year: FiscalYear, createdOn: string): Promise<AuditFileFacts> {
  const { fiscalYear, startMonth, administrationId, openingEntryIds, from } = year
  const accounts = await accountsOf(db, administrationId)
  const numbers = new Map(accounts.map(({ id, number }) => [id, number]))
  return {
    fiscalYear,
    startMonth,
    createdOn,
    softwareVersion: release,
    company: await companyOf(db, administrationId),
    accounts,
    broughtForward: await balances(db, year, numbers, sql`entry_date < ${from}`),
    opened: await balances(db, year, numbers, sql`entry_id = ANY(${openingEntryIds}::bigint[])`),
    openItems: await auditedItems(db, year, accounts),
    totals: await totalsOf(db, year),
    closesYear: await isClosed(db, year),
    journals: await journalsOf(db, year, numbers),
    contacts: auditedContacts(db, year),
  }
}

async function companyOf(db: Db, administrationId: number): Promise<AuditFileFacts['company']> {
  const row = await db
    .selectFrom('companies')
    .select(['company_name', 'legal_form', 'kvk_number', 'vat_number', 'turnover_tax_number'])
    .select(['address_street', 'address_postcode', 'address_city', 'address_country'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return {
    name: row.company_name,
    legalForm: row.legal_form,
    kvkNumber: row.kvk_number,
    taxNumber: row.vat_number ?? row.turnover_tax_number,
    street: row.address_street,
    postcode: row.address_postcode,
    city: row.address_city,
    country: row.address_country,
  }
}

function accountsOf(db: Db, administrationId: number) {
  return db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'type', 'rgs_code as rgs'])
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
}

async function balances(
  db: Db,
  { administrationId }: FiscalYear,
  numbers: ReadonlyMap<number, string>,
  which: RawBuilder<unknown>,
): Promise<AccountBalance[]> {
  const { rows } = await sql<{ account_id: number; cents: number }>`
    SELECT account_id, sum(debit_cents - credit_cents)::bigint AS cents FROM ledger_lines
    WHERE administration_id = ${administrationId} AND ${which} GROUP BY account_id`.execute(db)
  return rows.map(({ account_id: id, cents }) => ({
    account: must(numbers.get(id), 'the number of an account'),
    balanceCents: cents,
  }))
}

async function totalsOf(db: Db, year: FiscalYear): Promise<AuditFileFacts['totals']> {
  const { administrationId, from, to, openingEntryIds } = year
  const { rows } = await sql<AuditFileFacts['totals']>`
    SELECT count(*)::bigint AS lines, coalesce(sum(debit_cents), 0)::bigint AS "debitCents",
      coalesce(sum(credit_cents), 0)::bigint AS "creditCents"
    FROM ledger_lines
    WHERE administration_id = ${administrationId} AND entry_date BETWEEN ${from} AND ${to}
      AND entry_id <> ALL(${openingEntryIds}::bigint[])`.execute(db)
  return rows[0] ?? { lines: 0, debitCents: 0, creditCents: 0 }
}

/** Whether an entry closed the year on its last day, also where that was taken back. */
async function isClosed(db: Db, { administrationId, to }: FiscalYear): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM ledger_entries WHERE administration_id = ${administrationId}
      AND source_type = 'year_close' AND entry_date = ${to}) AS found`.execute(db)
  return must(rows[0], 'whether the year was closed').found
}

async function journalsOf(
  db: Db,
  { administrationId, fiscalYear }: FiscalYear,
  accounts: ReadonlyMap<number, string>,
): Promise<AuditedJournal[]> {
  const rows = await db
    .selectFrom('ledger_journals')
    .select(['id', 'code', 'name', 'type', 'iban', 'account_id'])
    .where('administration_id', '=', administrationId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, account_id: accountId, ...journal }) => ({
    ...journal,
    account: accountId === null ? null : (accounts.get(accountId) ?? null),
    entries: auditedEntries(db, { administrationId, journalId: id, fiscalYear, accounts }),
  }))
}
