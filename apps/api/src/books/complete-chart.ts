import { chartOfAccounts, type AccountTemplate, type LegalForm } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'

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
