import type { Candidate } from '../proposal-types.ts'
import type { Value } from '../read-document.ts'
import { candidateOf, ranked } from './candidates.ts'
import type { Document } from './document.ts'
import { hintScore } from './hint-score.ts'
import { proofOf, type Weights } from './proof.ts'

/** A letter's own reference stands in for the number where nothing else does. */
const WEIGHTS: Weights = {
  invoiceNumber: 1,
  title: 0.55,
  number: 0.6,
  ownReference: 0.5,
  date: -0.4,
  invoiceDate: -0.4,
}

/** Candidates for the number of the invoice: its label first, then its shape, then how high on the first page it stands. */
export function rankInvoiceNumbers(document: Document, isCredit: boolean): Candidate<string>[] {
  return ranked(
    document
      .valuesOf('INVOICE_NUMBER')
      .map((value) => candidateOf(String(value.value), value, scoreOf(document, value, isCredit))),
  )
}

function scoreOf(document: Document, value: Value, isCredit: boolean): number {
  const evidence = document.evidenceOf(value)
  const proof = proofOf(evidence, WEIGHTS)
  // A credit invoice names the invoice that it corrects too.
  const isOwnNumber = isCredit && evidence.some(({ text }) => /credit|gutschrift/.test(text))
  const top = value.page === 0 ? 0.1 * (1 - value.box.top) : 0
  return (
    0.25 * value.score + 0.55 * proof + (isOwnNumber ? 0.15 : 0) + top + hintScore(document, 'invoiceNumber', value)
  )
}

/** Candidates for the reference that a payment has to carry; they prove themselves by a label or check digits. */
export function rankPaymentReferences(document: Document): Candidate<string>[] {
  return ranked(
    document
      .valuesOf('PAYMENT_REFERENCE')
      .map((value) =>
        candidateOf(String(value.value), value, 0.9 * value.score + hintScore(document, 'paymentReference', value)),
      ),
  )
}
