import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { ASSET_FROM_CENTS, holdsAssets } from '@klopt/bookkeeping/assets'
import type { Db } from '../../database/db.ts'
import { contactNames } from '../contacts/contact-names.ts'
import { purchaseLinesFrom } from '../purchases/lines-of-purchases.ts'

type Candidate = ResponseOf<typeof contract.assets.candidates>[number]

/** The newest purchases that are looked at. */
const MOST_PURCHASES = 200
/** Costs that are no thing that lasts: what is used up, rented or done by others is on other accounts. */
const THINGS = ['WBedKanKak', 'WBedKanKan', 'WBedKanOka', 'WBedEemRoi', 'WBedAlkKzo', 'WBedAlkOal', 'WBedHuiOhv']

/** Booked lines of purchases that may be assets and are none yet, the newest first. */
export async function assetCandidates(db: Db, administrationId: number): Promise<Candidate[]> {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .execute()
  const known = new Map(accounts.map((account) => [account.id, account]))
  const accountIds = accounts.filter(({ rgs_code: rgs }) => holdsAssets(rgs)).map(({ id }) => id)
  const lines = await purchaseLinesFrom(db, administrationId, {
    minCents: ASSET_FROM_CENTS,
    accountIds,
    limit: MOST_PURCHASES,
  })
  const taken = await takenLines(db, administrationId)
  const names = await contactNames(
    db,
    administrationId,
    lines.map(({ contactId }) => contactId),
  )
  return lines.flatMap(
    ({ contactId, accountId, deductibleVatCents: _vat, isMixed: _isMixed, ...line }): Candidate[] => {
      const account = known.get(accountId)
      if (!account || taken.has(`${line.purchaseId}-${line.lineNumber}`)) return []
      const { id, number, name, rgs_code: rgs } = account
      const isOnAssetAccount = holdsAssets(rgs)
      if (!isOnAssetAccount && (rgs === null || !THINGS.includes(rgs))) return []
      const supplier = contactId === null ? null : (names.get(contactId) ?? null)
      return [{ ...line, supplier, account: { id, number, name }, isOnAssetAccount }]
    },
  )
}

async function takenLines(db: Db, administrationId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('assets')
    .select(['purchase_id', 'purchase_line'])
    .where('administration_id', '=', administrationId)
    .where('purchase_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => `${row.purchase_id}-${row.purchase_line}`))
}
