import type { Estimate } from '@klopt/api-client/contract'
import { shareOfDeposit, type DepositShare } from '@klopt/bookkeeping/documents'
import { centsToDecimal, must } from '@klopt/bookkeeping/money'
import { formatDecimal } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { madeInvoices } from '../invoices/made-invoices.ts'
import { createDraft, type DraftAuthor } from '../invoices/save-draft.ts'
import { depositIdsOf } from './deposits-of-estimate.ts'
import { estimateBasis, estimateTotals, isCounted } from './estimate-totals.ts'
import { loadEstimate, type EstimateRow } from './load-estimate.ts'
import { headOf, invoicedParts, sumOf } from './to-invoice.ts'

/**
 * Starts the draft of a deposit invoice on an accepted estimate: a line for each VAT rate with its share. It is no part of
 * the estimate that is invoiced, and its final invoice takes it off. Throws `estimate_not_accepted` and `estimate_invoiced`.
 */
export async function askDeposit(
  db: Db,
  author: DraftAuthor,
  estimateId: number,
  { share, today }: { readonly share: DepositShare; readonly today: string },
): Promise<{ readonly invoiceId: number }> {
  const { administrationId, now } = author
  const row = await loadEstimate(db, { administrationId, estimateId }, { forUpdate: true })
  if (row.accepted_at === null) throw new ApiError('estimate_not_accepted')
  if (row.withdrawn_at !== null) throw new ApiError('estimate_withdrawn')
  const { left, invoices } = await invoicedParts(db, row)
  if (sumOf(left) === 0 && invoices.length > 0) throw new ApiError('estimate_invoiced')
  const lines = await linesOf(db, row, share)
  const head = await headOf(db, row, today)
  const input = { ...head, isDeposit: true, pricesIncludeVat: true, discountPercent: '0', lines }
  const draft = await createDraft(db, author, input, { creditsInvoiceId: null })
  await db
    .insertInto('estimate_deposits')
    .values({
      administration_id: administrationId,
      estimate_id: estimateId,
      invoice_id: draft.id,
      created_at: now,
    })
    .execute()
  return { invoiceId: draft.id }
}

async function linesOf(db: Db, row: EstimateRow, share: DepositShare) {
  const totals = estimateTotals(row.terms, await estimateBasis(db, row.administration_id, row.estimate_date))
  const counted = row.terms.lines.filter(isCounted)
  assertShare(share, totals.grossCents)
  const shares = shareOfDeposit(totals.vat, share)
  const part = 'percent' in share ? `${formatDecimal(share.percent)}% ` : ''
  return totals.vat.flatMap(({ vatCode, ratePercent }, index) => {
    const cents = must(shares[index], 'the share of a rate')
    if (cents === 0) return []
    const place = totals.lines.findIndex((line) => line.vatCode === vatCode && line.ratePercent === ratePercent)
    return [
      {
        description: `Aanbetaling ${part}op offerte ${row.number}`,
        quantity: '1',
        unit: '',
        unitPrice: centsToDecimal(cents),
        discountPercent: '0',
        // As it was chosen: the rate follows the day of supply.
        vatCode: must(counted[place], 'a line of the rate').vatCode,
        accountId: null,
      },
    ]
  })
}

function assertShare(share: DepositShare, grossCents: number): void {
  const [field, isRight] =
    'percent' in share
      ? ['percent', Number(share.percent) > 0 && Number(share.percent) <= 100]
      : ['amountCents', share.amountCents > 0 && share.amountCents <= grossCents]
  if (isRight) return
  const text =
    field === 'percent' ? 'Kies een percentage tussen 0 en 100' : 'Kies een bedrag tot en met dat van de offerte'
  throw new ApiError('invalid_input', { fields: { [field]: text } })
}

/** What was asked in advance on an estimate, drafts too; what was thrown away is not there. */
export async function depositsOfEstimate(db: Db, row: EstimateRow): Promise<Estimate['deposits']> {
  const made = await madeInvoices(db, row.administration_id, await depositIdsOf(db, row))
  return [...made.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ id, number, grossCents }) => ({ id, number, grossCents }))
}
