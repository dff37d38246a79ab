import type { Db } from '../database/db.ts'
import type { AccountType } from '../database/schema/ledger.ts'
import { ApiError } from '../kernel/api-error.ts'

export interface AccountDetails {
  readonly name: string
  readonly defaultVatCode: string | null
}

export interface NewAccount extends AccountDetails {
  readonly administrationId: number
  readonly number: string
  readonly type: AccountType
}

/** Adds an account of somebody's own to the chart. Answers its id; null when its number is taken. */
export async function createAccount(db: Db, account: NewAccount): Promise<number | null> {
  const created = await db
    .insertInto('accounts')
    .values({
      administration_id: account.administrationId,
      number: account.number,
      name: account.name,
      default_vat_code: account.defaultVatCode,
      rgs_code: null,
      type: account.type,
      deactivated_at: null,
    })
    .onConflict((conflict) => conflict.columns(['administration_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/** Renames an account and gives it another VAT code. Throws `not_found`. */
export function saveAccount(db: Db, administrationId: number, accountId: number, details: AccountDetails) {
  return change(db, administrationId, accountId, { name: details.name, default_vat_code: details.defaultVatCode })
}

/** Puts an account out of use since `deactivatedAt`, or into use again with null. Throws `not_found`. */
export function setAccountDeactivated(db: Db, administrationId: number, accountId: number, deactivatedAt: Date | null) {
  return change(db, administrationId, accountId, { deactivated_at: deactivatedAt })
}

/** Locks an account's row until the transaction ends, and answers its RGS code. Throws `not_found`. */
export async function lockAccount(db: Db, administrationId: number, accountId: number): Promise<string | null> {
  const account = await db
    .selectFrom('accounts')
    .select('rgs_code')
    .where('administration_id', '=', administrationId)
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new ApiError('not_found')
  return account.rgs_code
}

interface Change {
  readonly name?: string
  readonly default_vat_code?: string | null
  readonly deactivated_at?: Date | null
}

async function change(db: Db, administrationId: number, accountId: number, values: Change): Promise<void> {
  const changed = await db
    .updateTable('accounts')
    .set(values)
    .where('administration_id', '=', administrationId)
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new ApiError('not_found')
}
