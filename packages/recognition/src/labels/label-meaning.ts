import type { ValueType } from '../values/found.ts'
import type { LabelKind } from './lexicon.ts'

/** Labels of one group compete for the values of one type. */
export type LabelGroup = 'amount' | 'date' | 'number'

const GROUPS: Readonly<Record<LabelKind, LabelGroup>> = {
  gross: 'amount',
  payable: 'amount',
  total: 'amount',
  net: 'amount',
  vat: 'amount',
  paid: 'amount',
  otherAmount: 'amount',
  invoiceDate: 'date',
  date: 'date',
  dueDate: 'date',
  otherDate: 'date',
  invoiceNumber: 'number',
  title: 'number',
  number: 'number',
  otherNumber: 'number',
  ownReference: 'number',
  kvkNumber: 'number',
  vatNumber: 'number',
  iban: 'number',
  paymentReference: 'number',
}

export function groupOf(kind: LabelKind): LabelGroup {
  return GROUPS[kind]
}

/** The group whose labels say what a value of this type is. */
export function groupFor(type: ValueType): LabelGroup {
  return type === 'AMOUNT' ? 'amount' : type === 'DATE' ? 'date' : 'number'
}
