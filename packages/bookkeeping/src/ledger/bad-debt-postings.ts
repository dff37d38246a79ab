import type { DocumentTotals } from '../documents/document-totals.ts'
import { paymentShare, type VatShare } from './payment-share.ts'
import { PostingBuilder, type AccountRef, type PostingLine } from './posting.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { inputVatAccount, outputVatAccount } from './vat-accounts.ts'
import { INVOICE_VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

export interface BadDebt {
  totals: Pick<DocumentTotals, 'vat' | 'grossCents'>
  /** What has been paid of the document's gross. */
  paidCents: number
  /** The part of the gross that is given up or comes back; all that is unpaid when absent. */
  amountCents?: number
  contactId?: number
  receivable?: AccountRef
}

/**
 * Writes off what a customer never paid: the receivable goes, the loss is a cost,
 * and the VAT comes back as negative turnover and VAT in the boxes of the invoice
 * (article 29, first and second paragraph, Wet OB). When `amountCents` is paid after
 * all, `reversalOf` this posting for that amount declares the VAT again.
 */
export function badDebtPosting(debt: BadDebt): PostingLine[] {
  const { totals, paidCents, contactId, receivable } = debt
  const amountCents = debt.amountCents ?? totals.grossCents - paidCents
  const posting = new PostingBuilder()
  for (const share of paymentShare(totals, paidCents, paidCents + amountCents)) {
    const { vatCode, baseCents, vatCents } = share
    // What comes back of another country's VAT, or of that on a margin, is asked for there: no box of here goes down.
    if (INVOICE_VAT_CODES.includes(vatCode)) {
      posting.debit({ rgs: SYSTEM_ACCOUNTS.badDebts }, baseCents + vatCents)
      continue
    }
    posting.debit({ rgs: SYSTEM_ACCOUNTS.badDebts }, baseCents, { vatCode, vatKind: 'base' })
    if (vatCents !== 0) {
      posting.debit(outputVatAccount(vatCode), vatCents, { vatCode, vatKind: 'output' })
    }
  }
  return posting
    .credit(
      receivable ?? { rgs: SYSTEM_ACCOUNTS.receivables },
      amountCents,
      contactId === undefined ? {} : { contactId },
    )
    .build()
}

/**
 * Writes off what a customer never paid of a sale on a cash basis: its VAT waited for the payment and was never declared,
 * so there is nothing to take back, and what of it waits disappears.
 */
export function postponedDebtPosting({
  waiting,
  amountCents,
  contactId,
}: {
  waiting: readonly VatShare[]
  amountCents: number
  contactId?: number
}): PostingLine[] {
  const vatCents = waiting.reduce((sum, share) => sum + share.vatCents, 0)
  const posting = new PostingBuilder().debit({ rgs: SYSTEM_ACCOUNTS.badDebts }, amountCents - vatCents)
  if (vatCents !== 0) posting.debit({ rgs: SYSTEM_ACCOUNTS.postponedVat }, vatCents)
  return posting
    .credit({ rgs: SYSTEM_ACCOUNTS.receivables }, amountCents, contactId === undefined ? {} : { contactId })
    .build()
}

/** VAT of a purchase that was deducted, of one code. */
export interface DeductedVat {
  vatCode: VatCode
  vatCents: number
}

/**
 * Pays back the VAT deducted on a purchase that is still unpaid a year after its due date (article 29, seventh
 * paragraph, Wet OB), in proportion to what is unpaid: box 5b goes down, the debt to the supplier stays. Empty when
 * nothing was deducted; `reversalOf` it for what is paid after all.
 */
export function unpaidPurchasePosting({ deducted, grossCents, paidCents, amountCents }: UnpaidPurchase): PostingLine[] {
  const posting = new PostingBuilder()
  const vat = deducted.map((each) => ({ ...each, baseCents: 0 }))
  const restCents = deducted.reduce((rest, { vatCents }) => rest - vatCents, grossCents)
  // What was not deducted takes its part of the payment too, so that the parts add up to it.
  const whole = [...vat, { vatCode: 'purchase_none' as const, baseCents: restCents, vatCents: 0 }]
  for (const { vatCode, vatCents } of paymentShare({ vat: whole, grossCents }, paidCents, paidCents + amountCents)) {
    if (vatCents === 0) continue
    posting
      .debit({ rgs: SYSTEM_ACCOUNTS.nonDeductibleVat }, vatCents)
      .credit(inputVatAccount(), vatCents, { vatCode, vatKind: 'input' })
  }
  return posting.build()
}

interface UnpaidPurchase {
  deducted: readonly DeductedVat[]
  grossCents: number
  /** What was paid before the part that is unpaid. */
  paidCents: number
  /** The part of the gross that is unpaid, or that is paid after all. */
  amountCents: number
}
