import type { LedgerAccount } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** A ledger account as it goes over the wire. */
export function presentAccount(row: Selectable<Schema['accounts']>): LedgerAccount {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    rgsCode: row.rgs_code,
    type: row.type,
    defaultVatCode: row.default_vat_code,
    active: row.deactivated_at === null,
  }
}
