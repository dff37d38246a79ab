import type { Contact } from '@klopt/api-client/contract'
import { isEmptyLine, type Draft, type SaleVatCode } from './draft.ts'
import { usualVatCode } from './vat-choices.ts'

/**
 * A draft with the payment term of its customer, else the usual one, and their VAT code on lines in which nobody typed or
 * chose anything: what stands on the other lines was meant.
 */
export function withTermsOf<D extends Draft>(
  draft: D,
  contact: Pick<Contact, 'paymentTermDays' | 'vatTreatment'>,
  usualTermDays: number,
  vatCode: SaleVatCode = usualVatCode(contact.vatTreatment),
): D {
  return {
    ...draft,
    paymentTermDays: String(contact.paymentTermDays ?? usualTermDays),
    lines: draft.lines.map((line) => (isEmptyLine(line) && !line.hasChosenVatCode ? { ...line, vatCode } : line)),
  }
}
