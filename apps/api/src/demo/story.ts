import type { ContactInput, InvoiceInput, InvoiceLineInput } from '@klopt/api-client/contract'

export type Line = Omit<InvoiceLineInput, 'discountPercent' | 'accountId' | 'unit'> & { readonly unit?: string }

/** A customer of the demo world; whatever is not said is empty. */
export function customer(
  name: string,
  parts: Partial<ContactInput> & Pick<ContactInput, 'street' | 'postcode' | 'city'>,
): ContactInput {
  return {
    kind: 'company',
    name,
    attention: '',
    country: 'NL',
    emailAddress: null,
    phone: null,
    kvkNumber: null,
    vatNumber: null,
    iban: null,
    paymentTermDays: 30,
    vatTreatment: 'domestic',
    note: '',
    ...parts,
  }
}

export function invoiceOf(
  contactId: number,
  day: string,
  lines: readonly Line[],
  parts: Partial<InvoiceInput> = {},
): InvoiceInput {
  return {
    contactId,
    invoiceDate: day,
    paymentTermDays: 30,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: lines.map((line) => ({ unit: '', ...line, discountPercent: '0', accountId: null })),
    ...parts,
  }
}
