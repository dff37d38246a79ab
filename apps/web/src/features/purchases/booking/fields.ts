import { VAT_CODES } from '@klopt/bookkeeping/vat'
import type { DraftLine, PickedField } from './draft.ts'

/** The fields of the form by their names in the page (`data-field`), which nobody takes apart. */
export type FieldName =
  | 'supplier'
  | 'number'
  | 'invoiceDate'
  | 'dueDate'
  | 'receivedOn'
  | 'foreignVat'
  | 'currency'
  | 'exchangeRate'
  | 'grossCents'
  | 'vatCode'
  | 'vatCents'
  | 'netCents'
  | 'account'
  | 'paymentReference'
  | 'duplicates'
  | 'lines'
  | `line:${string}`
  | `vat:${string}`
  | `new:${SupplierPart}`

/** What is asked of a supplier that is not known yet. */
export const supplierParts = ['name', 'street', 'postcode', 'city', 'kvkNumber', 'vatNumber', 'iban'] as const
export type SupplierPart = (typeof supplierParts)[number]

/** A line as a whole, whose mark is one for all that stands in it. */
export const lineField = (key: string): FieldName => `line:${key}`
export const lineAmountField = (key: string): FieldName => `line:${key}:amount`
export const lineAccountField = (key: string): FieldName => `line:${key}:account`
/** VAT of a code over all lines. */
export const vatField = (vatCode: string): FieldName => `vat:${vatCode}`
/** Whether it is the amount of one of these lines. */
export const isLineAmountField = (field: FieldName, lines: readonly Pick<DraftLine, 'key'>[]): boolean =>
  lines.some(({ key }) => lineAmountField(key) === field)

const vatFields: ReadonlySet<FieldName> = new Set(Object.keys(VAT_CODES).map(vatField))
export const isVatField = (field: FieldName): boolean => vatFields.has(field)
export const supplierField = (part: SupplierPart): FieldName => `new:${part}`

/** What is wrong, in Dutch, by the field where it stands. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

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
