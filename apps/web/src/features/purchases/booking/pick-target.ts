import type { BookingDraft, PickedField } from './draft.ts'
import {
  isRemembered,
  lineAmountField,
  supplierField,
  supplierParts,
  type FieldName,
  type SupplierPart,
} from './fields.ts'

/** Where a value of the document goes: a field of the invoice, the amount of a line, or a part of a new supplier. */
export type PickTarget = InvoiceTarget | { readonly of: 'supplier'; readonly part: SupplierPart }
export type InvoiceTarget =
  | { readonly of: 'invoice'; readonly field: PickedField }
  | { readonly of: 'line'; readonly key: string }

/** What the field of the form with this name is filled with; null for one that no value of a document fills. */
export function pickTargetOf(field: FieldName | null, { lines }: Pick<BookingDraft, 'lines'>): PickTarget | null {
  if (field === null) return null
  if (isRemembered(field)) return { of: 'invoice', field }
  const part = supplierParts.find((each) => supplierField(each) === field)
  if (part !== undefined) return { of: 'supplier', part }
  const line = lines.find(({ key }) => lineAmountField(key) === field)
  return line ? { of: 'line', key: line.key } : null
}

/** The types that the viewer knows; the viewer itself loads later. */
type ValueType =
  | 'AMOUNT'
  | 'DATE'
  | 'INVOICE_NUMBER'
  | 'NR_OF_DAYS'
  | 'CHAMBER_OF_COMMERCE_NUMBER'
  | 'IBAN'
  | 'POSTAL_CODE'

const ofInvoice: Readonly<Record<PickedField, readonly ValueType[]>> = {
  number: ['INVOICE_NUMBER'],
  invoiceDate: ['DATE'],
  dueDate: ['DATE', 'NR_OF_DAYS'],
  grossCents: ['AMOUNT'],
  vatCents: ['AMOUNT'],
  netCents: ['AMOUNT'],
  paymentReference: ['INVOICE_NUMBER'],
}

const ofSupplier: Partial<Record<SupplierPart, readonly ValueType[]>> = {
  kvkNumber: ['CHAMBER_OF_COMMERCE_NUMBER'],
  iban: ['IBAN'],
  postcode: ['POSTAL_CODE'],
}

/** What can be picked in the document for it; nothing where no value of the paper is looked for. */
export function pickTypesOf(target: PickTarget | null): readonly ValueType[] {
  if (target === null) return []
  if (target.of === 'line') return ['AMOUNT']
  return target.of === 'invoice' ? ofInvoice[target.field] : (ofSupplier[target.part] ?? [])
}
