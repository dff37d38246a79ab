import type { InvoiceInput } from '@klopt/api-client/contract'
import { fitsDeposit, type DocumentTotals } from '@klopt/bookkeeping/documents'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadDeposits, standsOn, type LoadedDeposit } from './deposits.ts'
import type { LoadedInvoice } from './load-invoice.ts'

/** Refuses what cannot be made final as a deposit, or with the deposits it lists. Throws `invalid_input`. */
export async function assertDeposits(db: Db, invoice: LoadedInvoice, totals: DocumentTotals): Promise<void> {
  const fields = { ...depositFaults(invoice, totals), ...(await listedFaults(db, invoice, totals)) }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

function depositFaults({ row, input, credited }: LoadedInvoice, totals: DocumentTotals): Record<string, string> {
  if (!row.is_deposit || credited !== null) return {}
  const fields: Record<string, string> = {}
  if (totals.grossCents <= 0) fields['lines'] = 'Een aanbetaling heeft een bedrag van meer dan nul'
  for (const [index, line] of input.lines.entries()) {
    if (!fitsDeposit(line.vatCode))
      fields[`lines.${index}.vatCode`] =
        'Met deze btw-code kun je geen aanbetaling vragen: deze btw volgt pas uit de levering. Maak er een gewone factuur van.'
    if (line.periodFrom)
      fields[`lines.${index}.periodFrom`] =
        'Een aanbetaling wacht al op de eindfactuur. Haal de periode van de regel weg.'
  }
  return fields
}

async function listedFaults(
  db: Db,
  { row, deposits, credited }: LoadedInvoice,
  totals: DocumentTotals,
): Promise<Record<string, string>> {
  const { administration_id: administrationId } = row
  if (row.is_deposit && credited !== null) {
    const on = await standsOn(db, administrationId, credited.id)
    if (on === null) return {}
    const where = on.number === null ? 'een conceptfactuur' : `factuur ${on.number}`
    return {
      lines: `Aanbetaling ${credited.number} is verrekend op ${where}. ${on.number === null ? 'Haal die daar eerst af.' : 'Crediteer eerst die factuur.'}`,
    }
  }
  const empty = deposits.find(({ vat }) => vat.length === 0)
  if (empty) return { depositIds: `Aanbetaling ${empty.number} is gecrediteerd. Haal die van deze factuur af.` }
  const stranger = deposits.find(({ contactId }) => contactId !== row.contact_id)
  if (stranger)
    return { depositIds: `Aanbetaling ${stranger.number} is van een andere relatie. Haal die van deze factuur af.` }
  if (credited === null && deposits.length > 0 && totals.grossCents < 0) {
    return { depositIds: 'De aanbetalingen zijn samen meer dan deze factuur. Crediteer eerst wat te veel is gevraagd.' }
  }
  return {}
}

/** The deposits that a draft is to list. Throws `invalid_input` for what is no final deposit of its customer. */
export async function listedBy(
  db: Db,
  administrationId: number,
  input: InvoiceInput,
): Promise<readonly LoadedDeposit[]> {
  const ids = [...new Set(input.depositIds ?? [])] // zero: it lists none
  if (ids.length > 0 && input.isDeposit === true) {
    const message = 'Een aanbetaling kan geen andere aanbetaling verrekenen'
    throw new ApiError('invalid_input', { fields: { depositIds: message } })
  }
  const deposits = await loadDeposits(db, administrationId, ids)
  if (deposits.length < ids.length || deposits.some(({ contactId }) => contactId !== input.contactId)) {
    const message = 'Kies definitieve aanbetalingen van deze relatie'
    throw new ApiError('invalid_input', { fields: { depositIds: message } })
  }
  return deposits
}
