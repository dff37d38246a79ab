import { invoiceIn } from './electronic/envelope.ts'
import { parseXml } from './electronic/parse-xml.ts'
import { readCii } from './electronic/read-cii.ts'
import { readUbl } from './electronic/read-ubl.ts'
import { toProposal } from './electronic/to-proposal.ts'
import { knownSupplier } from './electronic/known-supplier.ts'
import type { KnownSupplier, Proposal } from './proposal-types.ts'

/**
 * What to put in the form, from an electronic invoice: UBL 2 (Invoice or CreditNote) or CII (Factur-X, ZUGFeRD). The
 * values are exact (score 1) and stand nowhere on a page. The envelope of a network (SBDH) is opened. Null when the text is neither, is damaged, or has a DOCTYPE.
 */
export function proposalFromElectronicInvoice(xml: string, suppliers: readonly KnownSupplier[] = []): Proposal | null {
  const root = invoiceIn(parseXml(xml))
  const invoice = root && (readUbl(root) ?? readCii(root))
  return invoice && toProposal(invoice, knownSupplier(invoice.supplier, suppliers))
}
