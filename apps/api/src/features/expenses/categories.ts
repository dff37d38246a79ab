import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Categories = ResponseOf<typeof contract.expenses.categories>

/** The accounts of costs that something is bought on: in use, with a VAT code of their own; by name. */
export async function expenseCategories(db: Db, administrationId: number): Promise<Categories> {
  const { rows } = await sql<Categories[number]>`
    SELECT id, name, default_vat_code AS "vatCode" FROM ledger_accounts
    WHERE administration_id = ${administrationId} AND type = 'expense' AND deactivated_at IS NULL
      AND default_vat_code IN ('purchase_high', 'purchase_low', 'purchase_zero', 'purchase_none')
    ORDER BY name COLLATE list_order, id`.execute(db)
  return rows
}
