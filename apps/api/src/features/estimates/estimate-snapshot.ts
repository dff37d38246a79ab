import { legalMentions, vatLabel, vatSummary } from '@klopt/bookkeeping/documents'
import { EURO, must } from '@klopt/bookkeeping/money'
import { paperFormatIn, paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import { exchangeOf } from '../../books/exchange.ts'
import { loadAdministration, loadContact } from '../invoices/load-invoice.ts'
import { partiesOf } from '../invoices/snapshot.ts'
import { estimateBasis, estimateTotals, isCounted, lineAmountsCents } from './estimate-totals.ts'
import type { EstimateRow } from './load-estimate.ts'

type SnapshotSource = Pick<
  EstimateRow,
  'administration_id' | 'contact_id' | 'estimate_date' | 'valid_until' | 'terms' | 'number'
>

/** The paper of an estimate: what is wanted as its lines, and below them the options that were not ticked. */
export async function estimateSnapshot(db: Db, row: SnapshotSource, number: string | null): Promise<InvoiceSnapshot> {
  const { administration_id: administrationId, terms } = row
  const basis = await estimateBasis(db, administrationId, row.estimate_date)
  const totals = estimateTotals(terms, basis)
  const administration = await loadAdministration(db, administrationId)
  const contact = await loadContact(db, administrationId, row.contact_id)
  const language = contact?.language ?? 'nl'
  const exchange = exchangeOf(terms)
  const labels = totals.lines.map((line) => vatLabel(line, language))
  return {
    kind: 'estimate',
    language,
    ...(exchange && { currency: exchange.currency }),
    number,
    date: row.estimate_date,
    dueDate: row.valid_until,
    supplyPeriod: null,
    reference: terms.reference.trim() || null,
    ...partiesOf(administration, contact),
    lines: terms.lines.filter(isCounted).map((line, index) => ({
      description: line.description,
      quantity: line.quantity,
      unit: line.unit || null,
      unitPrice: line.unitPrice,
      discountPercent: line.discountPercent === '0' ? null : line.discountPercent,
      vatLabel: must(labels[index], 'the VAT of a line'),
      amountCents: must(totals.lines[index], 'the total of a line').amountCents,
    })),
    pricesIncludeVat: terms.pricesIncludeVat,
    discountCents: totals.discountCents,
    vat: vatSummary(totals, language),
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    grossCents: totals.grossCents,
    mentions: [
      ...optionsLeft(terms, lineAmountsCents(terms, basis), language),
      ...legalMentions(totals, language, contact?.address_country),
    ],
    note: terms.note.trim() || null,
    paymentText: null,
    epcPayload: null,
    creditsNumber: null,
    totals,
    vatBasis: basis,
  }
}

function optionsLeft(
  { lines, currency = EURO }: EstimateRow['terms'],
  amountsCents: readonly number[],
  language: PaperLanguage,
) {
  return lines.flatMap((line, place) => {
    if (isCounted(line)) return []
    const [title = ''] = line.description.split('\n')
    const amount = paperFormatIn(language, currency).euro(must(amountsCents[place], 'the total of a line'))
    return [paperTexts(language).optionLeft(title, amount)]
  })
}
