import { ACCOUNT_TEMPLATES, chartOfAccounts, type AccountTemplate, type LegalForm } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../database/db.ts'
import { lockAdministration } from './lock-administration.ts'

/**
 * Gives the books the accounts of a legal form's chart that they lack, by RGS code; nothing that is there changes, and a
 * second time nothing happens. An account whose number somebody took for another one gets the next that is free.
 * Writers of the same books must wait for each other.
 */
export async function completeChart(db: Db, administrationId: number, legalForm: LegalForm): Promise<void> {
  const existing = await db
    .selectFrom('accounts')
    .select(['number', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .execute()
  const codes = new Set(existing.map((account) => account.rgs_code))
  const numbers = new Set(existing.map((account) => account.number))
  const missing = chartOfAccounts(legalForm).filter(({ rgs }) => !codes.has(rgs))
  if (missing.length === 0) return
  await db
    .insertInto('accounts')
    .values(missing.map((account) => rowOf(administrationId, account, takeFree(numbers, account.number))))
    .execute()
}

/** What the charts of all legal forms have and these books do not, by number. */
export async function unopenedAccounts(db: Db, administrationId: number): Promise<readonly AccountTemplate[]> {
  const opened = await db
    .selectFrom('accounts')
    .select('rgs_code')
    .where('administration_id', '=', administrationId)
    .where('deactivated_at', 'is', null)
    .execute()
  const codes = new Set(opened.map((account) => account.rgs_code))
  return ACCOUNT_TEMPLATES.filter(({ rgs }) => !codes.has(rgs))
}

/**
 * The account in use with an RGS code of the charts; opened as they have it where the books have none.
 */
export async function chartAccount(db: Db, administrationId: number, rgs: string): Promise<number> {
  const known = await accountInUse(db, administrationId, rgs)
  if (known !== null) return known
  await lockAdministration(db, administrationId)
  const opened = await accountInUse(db, administrationId, rgs)
  if (opened !== null) return opened
  const template = must(
    ACCOUNT_TEMPLATES.find((account) => account.rgs === rgs),
    'the account of an RGS code',
  )
  const rows = await db
    .selectFrom('accounts')
    .select('number')
    .where('administration_id', '=', administrationId)
    .execute()
  const number = takeFree(new Set(rows.map((row) => row.number)), template.number)
  const { id } = await db
    .insertInto('accounts')
    .values(rowOf(administrationId, template, number))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function accountInUse(db: Db, administrationId: number, rgs: string): Promise<number | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('rgs_code', '=', rgs)
    .where('deactivated_at', 'is', null)
    .orderBy('number')
    .executeTakeFirst()
  return row?.id ?? null
}

function takeFree(numbers: Set<string>, wanted: string): string {
  let number = wanted
  while (numbers.has(number)) number = String(Number(number) + 1).padStart(wanted.length, '0')
  numbers.add(number)
  return number
}

const rowOf = (administrationId: number, account: AccountTemplate, number: string) => ({
  administration_id: administrationId,
  number,
  name: account.name,
  rgs_code: account.rgs,
  type: account.type,
  default_vat_code: account.defaultVatCode,
  deactivated_at: null,
})
