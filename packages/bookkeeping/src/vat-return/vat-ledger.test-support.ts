import { documentTotals } from '../documents/document-totals.ts'
import { purchaseInvoicePosting, type PurchasePostingOptions } from '../ledger/invoice-postings.ts'
import type { PostingLine } from '../ledger/posting.ts'
import { centsToDecimal } from '../money/decimal.ts'
import type { VatCode } from '../vat/vat-codes.ts'
import { vatAccountBalances } from './vat-return-posting.ts'
import { boxesOf, type VatFact } from './vat-return.ts'

export interface VatLine extends VatFact {
  readonly vatDate: string
  readonly documentId: number
}

/** The VAT lines of documents, and what all of it leaves in the ledger. */
export class VatLedger {
  readonly lines: VatLine[] = []
  /** Credit minus debit per account. */
  readonly #balances = new Map<string, number>()
  #documents = 0

  /** Books a document of which the VAT counts on a day, but for the lines that have a day of their own. */
  add(posting: readonly PostingLine[], day: string): void {
    const documentId = (this.#documents += 1)
    for (const { vatCode, vatKind, vatDate = day, creditCents, debitCents } of posting)
      if (vatCode && vatKind)
        this.#addLine({ vatCode, vatKind, balanceCents: creditCents - debitCents, vatDate, documentId })
  }

  /** Books the opposite of a document: on the days of its own lines, or on another one. */
  addOpposite(pick: number, vatDate?: string): void {
    const id = (pick % Math.max(this.#documents, 1)) + 1
    const own = this.lines.filter(({ documentId }) => documentId === id)
    const documentId = (this.#documents += 1)
    for (const line of own)
      this.#addLine({ ...line, documentId, vatDate: vatDate ?? line.vatDate, balanceCents: -line.balanceCents })
  }

  post(lines: readonly PostingLine[], sign = 1): void {
    for (const { account, debitCents, creditCents } of lines) {
      const key = 'rgs' in account ? account.rgs : String(account.id)
      this.#balances.set(key, this.balanceOf(key) + sign * (creditCents - debitCents))
    }
  }

  /** Credit minus debit, in cents. */
  balanceOf(account: string): number {
    return this.#balances.get(account) ?? 0 // zero: nothing was booked on it
  }

  #addLine(line: VatLine): void {
    this.lines.push(line)
    this.post(
      vatAccountBalances([line]).map(({ account, balanceCents }) => ({
        account,
        debitCents: -balanceCents,
        creditCents: 0,
      })),
    )
  }
}

/** A purchase of VAT that a supplier charged, which counts on the day of receipt, and of VAT that was shifted. */
export function receivedPosting(
  cents: number,
  days: Pick<PurchasePostingOptions, 'date' | 'receivedOn' | 'deductsVat'>,
): PostingLine[] {
  const lines = (['purchase_high', 'purchase_reverse'] as const).map((vatCode) => ({
    quantity: '1',
    unitPrice: centsToDecimal(cents),
    vatCode,
  }))
  const totals = documentTotals({ lines, pricesIncludeVat: false, date: days.date })
  return purchaseInvoicePosting(totals, { expenseAccounts: lines.map(() => ({ id: 1 })), ...days })
}

/** A purchase for taxed and exempt supplies together, of whose VAT a share is deducted. */
export function mixedPosting(
  vatCode: VatCode,
  cents: number,
  rules: Pick<PurchasePostingOptions, 'date' | 'deductsVat' | 'mixedPercent'>,
): PostingLine[] {
  const lines = [{ quantity: '1', unitPrice: centsToDecimal(cents), vatCode }]
  const totals = documentTotals({ lines, pricesIncludeVat: false, date: rules.date })
  return purchaseInvoicePosting(totals, { expenseAccounts: [{ id: 1 }], ...rules })
}

/** Whether a line counts in some box. */
export const counts = ({ vatCode, vatKind }: VatFact): boolean => boxesOf(vatCode, vatKind).length > 0

/** What lines come to in VAT. */
export const vatCents = (lines: readonly VatFact[]): number =>
  lines.reduce((sum, { vatKind, balanceCents }) => (vatKind === 'base' ? sum : sum + balanceCents), 0)
