import type { Candidate, Proposal, ProposalContext } from './proposal-types.ts'
import { rankAmounts } from './ranking/amounts/rank-amounts.ts'
import { derived, proposed, ranked, withFirst } from './ranking/candidates.ts'
import { documentOf, type Document } from './ranking/document.ts'
import { currencyOf, isCreditInvoice } from './ranking/kind.ts'
import { rankDates, rankTerms } from './ranking/rank-dates.ts'
import { rankInvoiceNumbers, rankPaymentReferences } from './ranking/rank-numbers.ts'
import { addressedBlocks } from './ranking/supplier/addressed-blocks.ts'
import { identifySupplier, type Identified } from './ranking/supplier/identify.ts'
import { isSameName } from './ranking/supplier/names.ts'
import { ownBlocks, type OwnBlock } from './ranking/supplier/own-block.ts'
import { rankIdentity } from './ranking/supplier/rank-identity.ts'
import { rankNames } from './ranking/supplier/rank-names.ts'
import type { SourceWord } from './types.ts'

/**
 * What to put in the form of a purchase, from the words of its document. Every field has a score and its place, and is null
 * rather than a wild guess; `alternatives` holds what else was found. Does not throw and does not depend on the order of
 * the words.
 */
export function propose(words: readonly SourceWord[], context: ProposalContext): Proposal {
  const read = documentOf(words, context)
  const identified = identifySupplier(read)
  const document: Document = { ...read, hints: identified?.supplier.hints ?? [] }
  const blocks = [...ownBlocks(document), ...addressedBlocks(document)]
  const identity = rankIdentity(document, blocks, identified?.supplier ?? null)
  const names = namesOf(document, blocks, identified)
  const amounts = rankAmounts(document)
  const isCredit = isCreditInvoice(document, amounts.isNegative)
  const numbers = rankInvoiceNumbers(document, isCredit)
  const references = rankPaymentReferences(document)
  const dates = rankDates(document, rankTerms(document), identified?.supplier.paymentTermDays ?? null)
  return {
    kind: isCredit ? 'credit_invoice' : 'invoice',
    currency: currencyOf(document),
    supplier: {
      id: identified?.supplier.id ?? null,
      name: proposed(names),
      kvkNumber: proposed(identity.kvkNumber),
      vatNumber: proposed(identity.vatNumber),
      iban: proposed(identity.iban),
      postcode: proposed(identity.postcode),
      emailAddress: proposed(identity.emailAddress),
    },
    invoiceNumber: proposed(numbers),
    invoiceDate: dates.invoiceDate,
    dueDate: dates.dueDate,
    paymentTermDays: dates.paymentTermDays,
    grossCents: amounts.grossCents,
    netCents: amounts.netCents,
    vatCents: amounts.vatCents,
    vatLines: [...amounts.vatLines],
    paymentReference: proposed(references),
    alternatives: {
      supplierName: names,
      ...identity,
      invoiceNumber: numbers,
      invoiceDate: dates.invoiceDates,
      dueDate: dates.dueDates,
      paymentTermDays: dates.terms,
      grossCents: amounts.gross,
      netCents: amounts.net,
      vatCents: amounts.vat,
      paymentReference: references,
    },
  }
}

/**
 * A known supplier has the name of its contact where that stands in the document. Where another name stands there it is
 * that one: an account or a number can be shared, or be the wrong one.
 */
function namesOf(document: Document, blocks: readonly OwnBlock[], identified: Identified | null): Candidate<string>[] {
  const names = rankNames(document, blocks)
  if (!identified) return names
  const { supplier, score } = identified
  const place = names.find(({ value }) => isSameName(value, supplier.name))
  if (place) return withFirst({ ...place, value: supplier.name, score }, ranked(names))
  return proposed(names) ? names : withFirst(derived(supplier.name, score), ranked(names))
}
