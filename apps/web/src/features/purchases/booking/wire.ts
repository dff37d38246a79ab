import type { contract, PurchaseInput, ResponseOf } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { formatDecimal } from '@klopt/validators'
import { isInEuros, rateOf } from '../../../shared/selling/draft-rate.ts'
import { expectedVat, lineTotals } from './amounts.ts'
import {
  bearsNoVat,
  emptyDraft,
  firstLine,
  newLine,
  type BookingDraft,
  type DraftLine,
  type PurchaseVatCode,
} from './draft.ts'

export type Purchase = ResponseOf<typeof contract.purchases.get>

/** The draft as the server keeps it; null while it has no dates, or no rate of another currency, without which there is nothing to keep. */
export function inputOf(draft: BookingDraft, documentId: number | null, today: string): PurchaseInput | null {
  const { invoiceDate, dueDate } = draft
  const exchangeRate = rateOf(draft)
  if (invoiceDate === null || (exchangeRate === null && !isInEuros(draft))) return null
  return {
    kind: draft.kind,
    documentId,
    contactId: draft.contactId,
    number: draft.number,
    invoiceDate,
    dueDate: dueDate ?? invoiceDate,
    receivedOn: draft.receivedOn,
    foreignVat: foreignVatOf(draft),
    currency: draft.currency,
    exchangeRate,
    paymentReference: draft.paymentReference,
    ...(draft.mode === 'totals' ? oneLine(draft, today) : manyLines(draft, today)),
    picks: Object.entries(draft.picks).map(([field, place]) => ({
      field: field as PurchaseInput['picks'][number]['field'],
      ...place,
    })),
  }
}

/** Once it is whole; of a draft without a line that it can be in, it says nothing. */
function foreignVatOf(draft: BookingDraft): NonNullable<PurchaseInput['foreignVat']> | null {
  const { country = null, vatCents = null } = draft.foreignVat ?? {}
  return bearsNoVat(draft) && country !== null && vatCents !== null && vatCents > 0 ? { country, vatCents } : null
}

type WireLines = Pick<PurchaseInput, 'pricesIncludeVat' | 'lines' | 'statedVat'>

/** Net, with the VAT of the paper where that is not what follows from it. */
function oneLine(draft: BookingDraft, today: string): WireLines {
  const line = firstLine(draft)
  const { netCents, vatCents } = draft
  const isEmpty = netCents === null && line.accountId === null
  const isStated = netCents !== null && vatCents !== null && vatCents !== expectedVat(draft, today)
  return {
    pricesIncludeVat: false,
    lines: isEmpty ? [] : [wireLine({ ...line, amountCents: netCents })],
    statedVat: isStated ? [{ vatCode: line.vatCode, vatCents }] : [],
  }
}

function manyLines(draft: BookingDraft, today: string): WireLines {
  const computed = new Set(lineTotals({ ...draft, statedVat: {} }, today)?.vat.map(({ vatCode }) => vatCode))
  const statedVat = Object.entries(draft.statedVat).map(([vatCode, vatCents]) => ({
    vatCode: vatCode as PurchaseVatCode,
    vatCents,
  }))
  return {
    pricesIncludeVat: draft.pricesIncludeVat,
    lines: draft.lines.filter((line) => !isEmptyLine(line)).map(wireLine),
    // VAT of a code that no line has any more says nothing.
    statedVat: statedVat.filter(({ vatCode }) => computed.has(vatCode)),
  }
}

export const isEmptyLine = ({ amountCents, description }: DraftLine): boolean =>
  (amountCents === null || amountCents === 0) && description.trim() === ''

const wireLine = ({ key: _key, amountCents, ...line }: DraftLine) => ({ ...line, amountCents: amountCents ?? 0 })

/** A draft that was kept, to go on with. */
export function draftOf(purchase: Purchase): BookingDraft {
  const { kind, contactId, number, invoiceDate, dueDate, paymentReference, pricesIncludeVat, statedVat } = purchase
  const lines = purchase.lines.map((line): DraftLine => ({
    ...line,
    key: crypto.randomUUID(),
    amountCents: line.amountCents === 0 ? null : line.amountCents,
  }))
  const { receivedOn = null, foreignVat = null, currency = EURO } = purchase
  const exchangeRate = purchase.exchangeRate ? formatDecimal(purchase.exchangeRate) : ''
  const money = { foreignVat, currency, exchangeRate }
  const head = { kind, contactId, number, invoiceDate, dueDate, receivedOn, ...money, paymentReference }
  const base = { ...emptyDraft(), ...head, lines: lines.length > 0 ? lines : [newLine()] }
  if (lines.length > 1) {
    const stated = Object.fromEntries(statedVat.map(({ vatCode, vatCents }) => [vatCode, vatCents]))
    return { ...base, mode: 'lines', pricesIncludeVat, statedVat: stated, grossCents: null }
  }
  const sign = kind === 'credit_invoice' ? -1 : 1
  const { netCents, vatCents, grossCents } = purchase.foreign ?? purchase.totals
  if (grossCents === 0) return base
  return {
    ...base,
    netCents: sign * netCents,
    vatCents: sign * vatCents,
    grossCents: sign * grossCents,
    given: ['grossCents', 'vatCents'],
  }
}
