import type { DocumentTotals } from '../documents/document-totals.ts'
import type { VatShare } from './payment-share.ts'
import { PostingBuilder, type PostingLine, type PostingLineDetails } from './posting.ts'
import { roundTogether, sum } from '../money/rounding.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { outputVatAccount } from './vat-accounts.ts'
import { VAT_CODES, vatCodeOrder, type VatCode, type VatTreatment } from '../vat/vat-codes.ts'
import { must } from '../money/must.ts'

/**
 * Whether a sale waits for its payment on a cash basis (article 26 Wet OB 1968 with article 26 of its
 * Uitvoeringsbeschikking). It moves the moment that VAT becomes due, so it concerns the supplies on which the seller
 * himself owes Dutch VAT, at whatever rate:
 * - `domestic` waits, at 21%, 9% and 0% (1a, 1b, 1e), and so does `export`, which is taxed at 0% here (3a);
 * - `eu` follows the invoice, and the intra-community list with it: the VAT directive (2006/112/EC) keeps
 *   intra-community supplies of goods (article 67) and services whose VAT the customer owes (article 196) out of the
 *   cash basis (article 66, last paragraph);
 * - `reverse` follows the invoice: the customer owes the VAT (article 12, fifth paragraph, Wet OB) and declares it by
 *   the invoice, so nothing of the seller's is postponed;
 * - `other_eu` follows the invoice: its VAT is another country's;
 * - `exempt`, `kor` and `none` owe nothing and stand in no box.
 */
const POSTPONED: Record<VatTreatment, boolean> = {
  domestic: true,
  export: true,
  eu: false,
  reverse: false,
  other_eu: false,
  exempt: false,
  kor: false,
  none: false,
  import: false,
  private: false,
}

/** True for the sales whose VAT and turnover count with their payment on a cash basis. */
export function isPostponed(code: VatCode): boolean {
  // Of used goods the margin is declared with the sale: what of it is paid nobody can tell.
  if (code === 'sale_margin') return false
  return VAT_CODES[code].side === 'sale' && POSTPONED[VAT_CODES[code].treatment]
}

/** What of a document counts once it is paid, per VAT code. */
export function postponedVat({ vat }: Pick<DocumentTotals, 'vat'>): VatShare[] {
  return addShares(vat.filter(({ vatCode }) => isPostponed(vatCode)))
}

/**
 * The part of what still waits that becomes due when `settledCents` of `openCents` is paid, in proportion: a payment
 * is for the whole document, so what does not wait takes its part too. The last payment takes all that is left, so
 * that together they are the document to the cent, in whatever parts and order it is paid or taken back.
 */
export function shareOfPayment(waiting: readonly VatShare[], openCents: number, settledCents: number): VatShare[] {
  if (openCents === 0) return []
  const sign = openCents < 0 ? -1n : 1n
  const parts = waiting.flatMap(({ baseCents, vatCents }) => [BigInt(baseCents), BigInt(vatCents)])
  const whole = [...parts, BigInt(openCents) - sum(parts)]
  const shares = roundTogether(
    whole.map((part) => part * BigInt(settledCents) * sign),
    BigInt(openCents) * sign,
    BigInt(settledCents),
  )
  return addShares(
    waiting.map(({ vatCode }, index) => ({
      vatCode,
      baseCents: Number(must(shares[2 * index], 'the share of a base')),
      vatCents: Number(must(shares[2 * index + 1], 'the share of its VAT')),
    })),
  )
}

/** Adds shares per VAT code, in the order of `VAT_CODES`; what adds up to nothing disappears. */
export function addShares(...all: readonly (readonly VatShare[])[]): VatShare[] {
  const totals = new Map<VatCode, VatShare>()
  for (const { vatCode, baseCents, vatCents } of all.flat()) {
    const total = totals.get(vatCode) ?? { vatCode, baseCents: 0, vatCents: 0 }
    totals.set(vatCode, {
      vatCode,
      baseCents: total.baseCents + baseCents,
      vatCents: total.vatCents + vatCents,
    })
  }
  return [...totals.values()]
    .filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0)
    .sort((a, b) => vatCodeOrder(a.vatCode) - vatCodeOrder(b.vatCode))
}

/** The same shares the other way round, for what lowers them. */
export function negateShares(shares: readonly VatShare[]): VatShare[] {
  return shares.map(({ vatCode, baseCents, vatCents }) => ({
    vatCode,
    baseCents: 0 - baseCents,
    vatCents: 0 - vatCents,
  }))
}

export interface CreditSetOff {
  /** What waits on the invoice and on its credit invoice, whose amounts are negative. */
  invoice: readonly VatShare[]
  credit: readonly VatShare[]
  /** What is open on each, and the part that is set off: positive. */
  invoiceOpenCents: number
  creditOpenCents: number
  amountCents: number
}

/**
 * What a credit invoice and the invoice it corrects release when they are set off against each other. What is taken
 * back was never received, so the invoice gives up exactly what the credit brings and nothing becomes due; only when
 * nothing stays open on the invoice, what still waits there is due with it.
 */
export function creditSetOff(setOff: CreditSetOff): { invoice: VatShare[]; credit: VatShare[] } {
  const { invoiceOpenCents, creditOpenCents, amountCents } = setOff
  const credit = shareOfPayment(setOff.credit, creditOpenCents, -amountCents)
  const invoice = amountCents === invoiceOpenCents ? addShares(setOff.invoice) : negateShares(credit)
  return { invoice, credit }
}

/**
 * The lines that make postponed VAT due: the VAT leaves 'Btw over nog niet ontvangen omzet' for the account of its
 * rate, and the turnover, which the invoice posted already, is named once more with its VAT code, on that same account
 * and without an effect, so that the boxes of the return are sums of lines here too.
 */
export function vatDuePosting(shares: readonly VatShare[], details: PostingLineDetails = {}): PostingLine[] {
  const posting = new PostingBuilder()
  const waiting = { rgs: SYSTEM_ACCOUNTS.postponedVat }
  for (const { vatCode, baseCents, vatCents } of shares) {
    posting.debit(waiting, baseCents + vatCents, details)
    posting.credit(waiting, baseCents, { ...details, vatCode, vatKind: 'base' })
    if (vatCents !== 0) posting.credit(outputVatAccount(vatCode), vatCents, { ...details, vatCode, vatKind: 'output' })
  }
  return posting.build()
}
