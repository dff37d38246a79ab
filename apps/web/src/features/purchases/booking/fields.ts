import type { PickedField } from './draft.ts'

/**
 * The fields of the form by their names in the page (`data-field`). A field of a line is `line:{key}:{part}`, VAT of a code
 * over all lines `vat:{code}`, one of a new supplier `new:{part}`.
 */
export type FieldName =
  | 'supplier'
  | 'number'
  | 'invoiceDate'
  | 'dueDate'
  | 'grossCents'
  | 'vatCode'
  | 'vatCents'
  | 'netCents'
  | 'account'
  | 'paymentReference'
  | 'duplicates'
  | `line:${string}`
  | `vat:${string}`
  | `new:${string}`

/** What is wrong, in Dutch, by the field where it stands. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

/** The types that the viewer knows; the viewer itself loads later. */
type ValueType =
  | 'AMOUNT'
  | 'DATE'
  | 'INVOICE_NUMBER'
  | 'NR_OF_DAYS'
  | 'CHAMBER_OF_COMMERCE_NUMBER'
  | 'IBAN'
  | 'POSTAL_CODE'

const types: Partial<Record<FieldName, readonly ValueType[]>> = {
  number: ['INVOICE_NUMBER'],
  invoiceDate: ['DATE'],
  dueDate: ['DATE', 'NR_OF_DAYS'],
  grossCents: ['AMOUNT'],
  vatCents: ['AMOUNT'],
  netCents: ['AMOUNT'],
  paymentReference: ['INVOICE_NUMBER'],
  'new:kvkNumber': ['CHAMBER_OF_COMMERCE_NUMBER'],
  'new:iban': ['IBAN'],
  'new:postcode': ['POSTAL_CODE'],
}

/** What can be picked in the document for a field; nothing for a field that is no value of the paper. */
export function pickTypesOf(field: FieldName | null): readonly ValueType[] {
  if (field === null) return []
  if (field.startsWith('line:') && field.endsWith(':amount')) return ['AMOUNT']
  return types[field] ?? []
}

const remembered: readonly PickedField[] = [
  'number',
  'invoiceDate',
  'dueDate',
  'grossCents',
  'netCents',
  'vatCents',
  'paymentReference',
]
/** Whether the place of a picked value helps to find it the next time. */
export const isRemembered = (field: FieldName): field is PickedField => remembered.some((name) => name === field)

const labels: Partial<Record<FieldName, string>> = {
  supplier: 'Leverancier',
  number: 'Factuurnummer',
  invoiceDate: 'Factuurdatum',
  dueDate: 'Vervaldatum',
  grossCents: 'Totaal inclusief btw',
  vatCents: 'Btw',
  netCents: 'Exclusief btw',
  paymentReference: 'Betalingskenmerk',
  'new:name': 'Naam',
  'new:kvkNumber': 'KVK-nummer',
  'new:vatNumber': 'Btw-id',
  'new:iban': 'IBAN',
  'new:postcode': 'Postcode',
}
/** What a field is called beside its value in the document. */
export const labelOf = (field: FieldName): string => labels[field] ?? ''

/** The field that an element is a part of. */
export const fieldOf = (element: EventTarget | null): FieldName | null =>
  element instanceof HTMLElement
    ? ((element.closest<HTMLElement>('[data-field]')?.dataset['field'] as FieldName | undefined) ?? null)
    : null

/** The element of a field that takes the focus. */
export function controlOf(form: HTMLElement | null, field: FieldName): HTMLElement | null {
  const place = form?.querySelector(`[data-field="${CSS.escape(field)}"]`)
  return place?.querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), button:not(:disabled)') ?? null
}
