import type { EstimateLine, InvoiceInput } from '@klopt/api-client/contract'
import {
  isMoreThanLeft,
  leftOfParts,
  percentLeft,
  shareOfParts,
  type EstimateParts,
} from '@klopt/bookkeeping/documents'
import { centsToDecimal, decimalsOf, EURO, must } from '@klopt/bookkeeping/money'
import { formatDecimal } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { keptInvoices } from '../invoices/customer-invoices.ts'
import { loadAdministration, loadContact } from '../invoices/load-invoice.ts'
import { currencyOn } from '../invoices/day-rates/currency-on.ts'
import { createDraft, type DraftAuthor } from '../invoices/save-draft.ts'
import { depositsToSettle } from './deposits-of-estimate.ts'
import { estimateBasis, estimateTotals, isCounted } from './estimate-totals.ts'
import { loadEstimate, type EstimateRow } from './load-estimate.ts'

export interface MadeInvoice {
  readonly invoiceId: number
  /** Without VAT. */
  readonly leftCents: number
}

/** What an estimate comes to by part, and what is on invoices of it; those that were thrown away do not count. */
export interface InvoicedParts {
  readonly parts: EstimateParts
  readonly left: EstimateParts
  readonly invoices: readonly { readonly id: number; readonly parts: EstimateParts }[]
}

/**
 * Starts a draft invoice of an accepted estimate: all of its lines when that is what is asked for, else a line for each
 * part with its share, of which the last takes what is left. Throws `estimate_not_accepted`, `estimate_invoiced`, and
 * `invalid_input` for more than is left.
 */
export async function toInvoice(
  db: Db,
  author: DraftAuthor,
  estimateId: number,
  { percent, today }: { readonly percent: string | null; readonly today: string },
): Promise<MadeInvoice> {
  const { administrationId, now } = author
  const row = await loadEstimate(db, { administrationId, estimateId }, { forUpdate: true })
  if (row.accepted_at === null) throw new ApiError('estimate_not_accepted')
  if (row.withdrawn_at !== null) throw new ApiError('estimate_withdrawn')
  const { parts, left, invoices } = await invoicedParts(db, row)
  if (sumOf(left) === 0 && invoices.length > 0) throw new ApiError('estimate_invoiced')
  if (percent !== null) assertLeft(percent, { parts, left, invoices })
  const share = percent === null ? left : shareOfParts(parts, left, percent)
  const isWhole = invoices.length === 0 && (percent === null || percent === '100')
  // With the last of it goes what was asked in advance.
  const depositIds = percent === null || isWhole ? await depositsToSettle(db, row) : []
  const input = {
    ...(await headOf(db, row, today)),
    depositIds,
    ...(isWhole ? wholeOf(row) : partOf(row, share, percent)),
  }
  const draft = await createDraft(db, author, input, { creditsInvoiceId: null })
  const made = isWhole ? parts : share
  await db
    .insertInto('estimate_invoices')
    .values({
      administration_id: administrationId,
      estimate_id: estimateId,
      invoice_id: draft.id,
      parts: JSON.stringify(made),
      created_at: now,
    })
    .execute()
  return { invoiceId: draft.id, leftCents: sumOf(leftOfParts(left, [made])) }
}

/** How much of an estimate stands on invoices. */
export async function invoicedParts(db: Db, row: EstimateRow): Promise<InvoicedParts> {
  const totals = estimateTotals(row.terms, await estimateBasis(db, row.administration_id, row.estimate_date))
  const parts: Record<string, number> = {}
  for (const [index, line] of row.terms.lines.filter(isCounted).entries()) {
    const { baseCents } = must(totals.lines[index], 'the total of a line')
    parts[partKey(line)] = (parts[partKey(line)] ?? 0) + baseCents // zero: the first line of its part
  }
  const made = await db
    .selectFrom('estimate_invoices')
    .select(['invoice_id', 'parts'])
    .where('administration_id', '=', row.administration_id)
    .where('estimate_id', '=', row.id)
    .orderBy('invoice_id')
    .execute()
  const kept = await keptInvoices(
    db,
    row.administration_id,
    made.map(({ invoice_id }) => invoice_id),
  )
  const invoices = made.flatMap((each) =>
    kept.has(each.invoice_id) ? [{ id: each.invoice_id, parts: each.parts }] : [],
  )
  return {
    parts,
    left: leftOfParts(
      parts,
      invoices.map((invoice) => invoice.parts),
    ),
    invoices,
  }
}

export const sumOf = (parts: EstimateParts): number => Object.values(parts).reduce((sum, cents) => sum + cents, 0)

/** What is booked alike: the same VAT code on the same account. */
const partKey = ({ vatCode, accountId }: EstimateLine): string => `${vatCode} ${accountId ?? 'usual'}`

/** Whoever asks more than is left is told how much that is: a line says which part of the estimate it is. */
function assertLeft(percent: string, { parts, left, invoices }: InvoicedParts): void {
  const value = Number(percent)
  if (!(value > 0 && value <= 100)) {
    throw new ApiError('invalid_input', { fields: { percent: 'Kies een percentage tussen 0 en 100' } })
  }
  if (!isMoreThanLeft(parts, left, percent, invoices.length)) return
  const most = formatDecimal(percentLeft(parts, left))
  const message = `Van de offerte is nog ${most}% over. Vul hoogstens ${most} in, of kies alles wat over is`
  throw new ApiError('invalid_input', { fields: { percent: message } })
}

export async function headOf(db: Db, row: EstimateRow, today: string) {
  const administration = await loadAdministration(db, row.administration_id)
  const contact = await loadContact(db, row.administration_id, row.contact_id)
  return {
    contactId: row.contact_id,
    invoiceDate: today,
    paymentTermDays: contact?.payment_term_days ?? administration.payment_term_days,
    reference: row.terms.reference || `Offerte ${must(row.number, 'the number of an accepted estimate')}`,
    note: '',
    ...(await currencyOn(db, row.terms, today)),
  }
}

type Lines = Pick<InvoiceInput, 'pricesIncludeVat' | 'discountPercent' | 'lines'>

function wholeOf({ terms }: EstimateRow): Lines {
  const { pricesIncludeVat, discountPercent } = terms
  const lines = terms.lines.filter(isCounted).map(({ optional: _optional, chosen: _chosen, ...line }) => line)
  return { pricesIncludeVat, discountPercent, lines }
}

function partOf(row: EstimateRow, share: EstimateParts, percent: string | null): Lines {
  const counted = row.terms.lines.filter(isCounted)
  const title = `${percent === null ? 'Rest' : `${formatDecimal(percent)}%`} van offerte ${row.number}`
  const lines = Object.entries(share).flatMap(([key, cents]) => {
    if (cents === 0) return []
    const { vatCode, accountId } = must(
      counted.find((line) => partKey(line) === key),
      'a line of the part',
    )
    return [
      {
        description: title,
        quantity: '1',
        unit: '',
        unitPrice: centsToDecimal(cents, decimalsOf(row.terms.currency ?? EURO)),
        discountPercent: '0',
        vatCode,
        accountId,
      },
    ]
  })
  return { pricesIncludeVat: false, discountPercent: '0', lines }
}
