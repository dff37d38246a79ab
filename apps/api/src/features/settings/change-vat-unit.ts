import { FIRST_SCHEME_DAY, withVatUnit } from '@klopt/bookkeeping/vat'
import { addDays } from '@klopt/validators'
import { filedReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import type { AdministrationRow } from '../administrations/lock-administration.ts'

/**
 * The columns when somebody joins a VAT fiscal unit or leaves it: from the first day after all that was filed, so that no filed
 * period becomes a worksheet, or stops being one.
 */
export async function changedVatUnit(
  db: Db,
  { id, in_vat_unit: known, vat_unit_spans }: AdministrationRow,
  wanted: boolean,
) {
  if (wanted === known) return {}
  const filed = (await filedReturns(db, id)).map(({ end }) => end).toSorted()
  const last = filed.at(-1)
  const openFrom = last === undefined ? FIRST_SCHEME_DAY : addDays(last, 1)
  return { in_vat_unit: wanted, vat_unit_spans: JSON.stringify(withVatUnit(vat_unit_spans, wanted, openFrom)) }
}
