import type { ContactInput, InvoiceInput, RichTextDocument } from '@klopt/api-client/contract'

type Line = InvoiceInput['lines'][number]

export function aContact(changes: Partial<ContactInput> = {}): ContactInput {
  return {
    kind: 'company',
    name: 'Gemeente Haarlem',
    attention: '',
    street: 'Grote Markt 2',
    postcode: '2011 RD',
    city: 'Haarlem',
    country: 'NL',
    emailAddress: 'crediteuren@haarlem.example',
    phone: null,
    kvkNumber: null,
    vatNumber: null,
    iban: null,
    paymentTermDays: null,
    vatTreatment: 'domestic',
    note: '',
    ...changes,
  }
}

/** One line of 100 euro at 21%: 121 euro. */
export function anInvoice(changes: Partial<InvoiceInput> = {}): InvoiceInput {
  return {
    contactId: null,
    invoiceDate: '2026-05-20',
    paymentTermDays: 14,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [anInvoiceLine()],
    ...changes,
  }
}

export function anInvoiceLine(changes: Partial<Line> = {}): Line {
  return {
    description: 'Ontwerp',
    quantity: '1',
    unit: '',
    unitPrice: '100',
    discountPercent: '0',
    vatCode: 'sale_high',
    accountId: null,
    ...changes,
  }
}

/** A letter of one paragraph. */
export function aLetter(text = 'Beste klant'): RichTextDocument {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
