import { holdsRealEstate } from '@klopt/bookkeeping/assets'
import { vatOfPart } from '@klopt/bookkeeping/vat-return'
import type { Db } from '../../database/db.ts'
import { findPurchaseLine } from '../purchases/lines-of-purchases.ts'
import type { AssetRow } from './load-asset.ts'

/** The VAT on the purchase of an asset, by which its deduction is revised. */
export interface AssetVat {
  readonly id: number
  readonly name: string
  /** Of its purchase, as far as it can be deducted; null where neither a purchase nor somebody tells it. */
  readonly vatCents: number | null
  readonly boughtOn: string
  readonly inUseOn: string
  readonly leftOn: string | null
  readonly isRealEstate: boolean
  /** Whether its purchase was for taxed and exempt supplies together. */
  readonly isMixed: boolean
}

/** Every asset of the register, those that left included, with the VAT of its purchase; by name. */
export async function vatOfAssets(db: Db, administrationId: number): Promise<AssetVat[]> {
  const rows = await db
    .selectFrom('assets')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'assets.account_id')
    .selectAll('assets')
    .select('ledger_accounts.rgs_code')
    .where('assets.administration_id', '=', administrationId)
    .where('ledger_accounts.administration_id', '=', administrationId)
    .where('assets.deleted_at', 'is', null)
    .orderBy('assets.name')
    .orderBy('assets.id')
    .execute()
  const assets: AssetVat[] = []
  for (const row of rows) assets.push(await vatOf(db, row))
  return assets
}

async function vatOf(db: Db, row: AssetRow & { rgs_code: string | null }): Promise<AssetVat> {
  const { administration_id: administrationId, purchase_id: purchaseId, purchase_line: lineNumber } = row
  const source = purchaseId === null || lineNumber === null ? null : { purchaseId, lineNumber }
  const line = source && (await findPurchaseLine(db, administrationId, source))
  return {
    id: row.id,
    name: row.name,
    vatCents: line
      ? vatOfPart({ costCents: line.costCents, vatCents: line.deductibleVatCents }, row.cost_cents)
      : row.vat_cents,
    boughtOn: line?.invoiceDate ?? (row.taken_over_on === null ? row.in_books_from : row.in_use_on),
    inUseOn: row.in_use_on,
    leftOn: row.disposed_on,
    isRealEstate: holdsRealEstate(row.rgs_code),
    isMixed: line?.isMixed ?? false,
  }
}
