import { CONTROL_ACCOUNTS, VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'

/** An account that a person chose, and the field where it was chosen. */
export interface ChosenAccount {
  readonly accountId: number | null
  readonly field: string
}

/**
 * Refuses accounts that are not there, no longer in use, or kept by the program itself: `invalid_input` by field. VAT comes to its
 * accounts by the code of a line; what is booked there without one would be in no return and hold up the next.
 */
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
    const refusal =
      !account || account.deactivated_at !== null ? 'Kies een grootboekrekening uit de lijst' : refusalOf(account)
    if (refusal !== null) fields[field] = refusal
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

function refusalOf({
  name,
  rgs_code: rgs,
}: {
  readonly name: string
  readonly rgs_code: string | null
}): string | null {
  if (rgs === null) return null
  if (CONTROL_ACCOUNTS.includes(rgs))
    return `Op ${name} komen alleen facturen en betalingen daarvan. Kies een andere rekening.`
  if (VAT_ACCOUNTS.includes(rgs))
    return `Op ${name} komt alleen btw, en die boek je met een btw-code bij de regel. Kies een andere rekening.`
  return null
}
