import { isSystemAccount } from '@klopt/bookkeeping/ledger'
import type { LedgerAccount } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'

type AccountRow = Selectable<Schema['ledger_accounts']>

/** A ledger account as it goes over the wire. */
export function presentAccount(row: AccountRow): LedgerAccount {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    rgsCode: row.rgs_code,
    type: row.type,
    defaultVatCode: row.default_vat_code,
    active: row.deactivated_at === null,
    isNeeded: isNeeded(row),
  }
}

/** Whether postings find the account by themselves, by its RGS code. Those of bank and cash books have such a code too. */
export const isNeeded = ({ rgs_code: code }: Pick<AccountRow, 'rgs_code'>): boolean =>
  code !== null && isSystemAccount(code)
