import type { Contact } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { isEmptyLine, type Draft, type SaleVatCode } from './draft.ts'
import { usualVatCode } from './vat-choices.ts'

/**
 * A draft with the currency and payment term of its customer, else the usual one, and their VAT code on lines in which nobody typed or
 * chose anything: what stands on the other lines was meant.
 */
export function withTermsOf<D extends Draft>(
  draft: D,
  contact: Pick<Contact, 'paymentTermDays' | 'vatTreatment'> & Partial<Pick<Contact, 'currency'>>,
  usualTermDays: number,
  vatCode: SaleVatCode = usualVatCode(contact.vatTreatment),
): D {
  return {
    ...draft,
    ...currencyOf(draft, contact.currency ?? EURO),
    paymentTermDays: String(contact.paymentTermDays ?? usualTermDays),
    lines: draft.lines.map((line) => (isEmptyLine(line) && !line.hasChosenVatCode ? { ...line, vatCode } : line)),
  }
}

/** Another currency has another rate, which is not known yet; a draft without any, such as an estimate, stays so. */
function currencyOf(draft: Draft, currency: string): Pick<Draft, 'currency' | 'exchangeRate'> {
  if (draft.currency === undefined || draft.currency === currency) return {}
  return { currency, exchangeRate: '' }
}
