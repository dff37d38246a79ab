import { isImpossibleVat, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { isOtherEuCountry } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertBookable } from '../../books/assert-bookable.ts'
import { assertSpreadable } from '../../books/line-periods.ts'
import type { LoadedPurchase } from './load-purchase.ts'

/** Refuses a purchase that lacks what booking it takes: `invalid_input`, naming every field. */
export async function assertComplete(
  db: Db,
  { row, input }: LoadedPurchase,
  totals: DocumentTotals,
  today: string,
): Promise<void> {
  const fields: Record<string, string> = {}
  if (row.contact_id === null) fields['contactId'] = 'Kies een leverancier'
  if (row.number === '') fields['number'] = 'Vul het factuurnummer in'
  if (row.due_date < row.invoice_date) fields['dueDate'] = 'De vervaldatum ligt vóór de factuurdatum'
  if (row.received_on !== null && row.received_on > today)
    fields['receivedOn'] = 'Deze dag moet nog komen. Vul de dag in waarop je de factuur ontving.'
  const foreign = wrongForeignVat(input)
  if (foreign !== null) fields['foreignVat'] = foreign
  const lines = wrongLines(input, totals)
  if (lines !== null) fields['lines'] = lines
  for (const [index, line] of input.lines.entries()) {
    if (line.accountId === null) fields[`lines.${index}.accountId`] = 'Kies een grootboekrekening'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  await assertBookable(
    db,
    row.administration_id,
    input.lines.map((line, index) => ({ accountId: line.accountId, field: `lines.${index}.accountId` })),
  )
  await assertSpreadable(db, row.administration_id, input.lines, 'expense')
}

/** VAT of another country is a part of what is booked without VAT: never of a line whose VAT is deducted here. */
function wrongForeignVat({ foreignVat, lines }: LoadedPurchase['input']): string | null {
  if (foreignVat == null) return null
  if (!isOtherEuCountry(foreignVat.country))
    return 'Kies een ander EU-land. Alleen daar vraag je btw op deze manier terug.'
  const costs = lines.filter(({ vatCode }) => vatCode === 'purchase_none').map(({ amountCents }) => amountCents)
  if (costs.length === 0) return 'Kies ‘Geen btw’ bij de regel waarin deze btw zit. Die is hier niet af te trekken.'
  if (
    !isImpossibleVat(
      foreignVat.vatCents,
      costs.reduce((sum, cents) => sum + cents, 0),
    )
  )
    return null
  return 'Deze btw is meer dan het bedrag waar zij in zit. Controleer de bedragen.'
}

function wrongLines({ kind, lines }: LoadedPurchase['input'], { grossCents }: DocumentTotals): string | null {
  if (lines.length === 0) return 'Voeg minstens één regel toe'
  if (grossCents === 0) return 'Een inkoopfactuur van nul euro kun je niet boeken'
  if (kind === 'invoice' && grossCents < 0) return 'Kies voor een negatief bedrag een creditfactuur'
  if (kind === 'credit_invoice' && grossCents > 0) return 'Vul de bedragen van een creditfactuur positief in'
  return null
}
