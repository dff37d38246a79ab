import { periodFault, type AccountType, type LinePeriod } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'

/** The period of a line as it goes over the wire. */
export interface WirePeriod {
  readonly periodFrom?: string | null | undefined
  readonly periodTo?: string | null | undefined
}

/** The period of a line; null when it is for none. */
export function periodOf({ periodFrom, periodTo }: WirePeriod): LinePeriod | null {
  return periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null
}

/** Refuses lines with half a period, or with days that are none: `invalid_input` by field. */
export function assertPeriods(lines: readonly WirePeriod[]): void {
  const fields: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    const fault = faultOf(line)
    if (fault !== null) fields[`lines.${index}.${fault.field}`] = fault.text
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

function faultOf(line: WirePeriod): { field: keyof WirePeriod; text: string } | null {
  const period = periodOf(line)
  if (period !== null) {
    const text = periodFault(period)
    return text === null ? null : { field: 'periodTo', text }
  }
  if (line.periodFrom) return { field: 'periodTo', text: 'Kies ook de laatste dag van de periode' }
  return line.periodTo ? { field: 'periodFrom', text: 'Kies ook de eerste dag van de periode' } : null
}

export const periodColumns = (line: WirePeriod) => ({
  period_from: line.periodFrom ?? null,
  period_to: line.periodTo ?? null,
})

/** What the wire has of a kept period: nothing for a line that is for none. */
export const presentPeriod = (row: { period_from: string | null; period_to: string | null }): WirePeriod =>
  row.period_from === null || row.period_to === null ? {} : { periodFrom: row.period_from, periodTo: row.period_to }

/**
 * Refuses a period on a line that is booked on the balance sheet: costs and turnover fall over months, a machine or a
 * loan does not. `invalid_input` by field. A line without an account has that of its VAT code.
 */
export async function assertSpreadable(
  db: Db,
  administrationId: number,
  lines: readonly (WirePeriod & { readonly accountId: number | null })[],
  type: Extract<AccountType, 'revenue' | 'expense'>,
): Promise<void> {
  const ids = lines.flatMap((line) => (periodOf(line) !== null && line.accountId !== null ? [line.accountId] : []))
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', 'in', ids)
    .where('type', '=', type)
    .execute()
  const fine = new Set(rows.map(({ id }) => id))
  const kind = type === 'expense' ? 'kostenrekening' : 'omzetrekening'
  const fields: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    if (periodOf(line) === null || line.accountId === null || fine.has(line.accountId)) continue
    fields[`lines.${index}.accountId`] = `Een periode kan alleen op een ${kind}. Kies er een, of haal de periode weg.`
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}
