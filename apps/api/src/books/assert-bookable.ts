import { CONTROL_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'

/** An account that a person chose, and the field where it was chosen. */
export interface ChosenAccount {
  readonly accountId: number | null
  readonly field: string
}

/** Refuses accounts that are not there, no longer in use, or kept by the program itself: `invalid_input` by field. */
export async function assertBookable(
  db: Db,
  administrationId: number,
  chosen: readonly ChosenAccount[],
): Promise<void> {
  const ids = [...new Set(chosen.flatMap(({ accountId }) => accountId ?? []))]
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'rgs_code', 'deactivated_at'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', ids)
    .execute()
  const accounts = new Map(rows.map((row) => [row.id, row]))
  const fields: Record<string, string> = {}
  for (const { accountId, field } of chosen) {
    if (accountId === null) continue
    const account = accounts.get(accountId)
    if (!account || account.deactivated_at !== null) fields[field] = 'Kies een grootboekrekening uit de lijst'
    else if (account.rgs_code !== null && CONTROL_ACCOUNTS.includes(account.rgs_code))
      fields[field] = `Op ${account.name} komen alleen facturen en betalingen daarvan. Kies een andere rekening.`
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}
