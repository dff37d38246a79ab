import type { Printed } from './ink.ts'
import type { Language } from './notations.ts'

/** A label with its value, as they are printed. */
export type Fact = readonly [label: string, value: string]

/** What a template draws. It places texts and computes nothing. */
export interface Sheet {
  readonly style: Style
  readonly language: Language
  readonly title: string
  readonly supplier: { readonly name: string; readonly lines: readonly string[] }
  readonly buyer: readonly string[]
  readonly facts: readonly Fact[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly totals: readonly Fact[]
  /** The one that has to be paid, set apart. */
  readonly outcome: Fact
  readonly notes: readonly string[]
  readonly footer: readonly string[]
  /** What only one layout has. */
  readonly extra?: Readonly<Record<string, readonly Fact[]>>
}

export interface Column {
  readonly head: string
  readonly align: 'left' | 'right'
  /** Takes the width that is left. */
  readonly wide?: boolean
}

export interface Style {
  readonly font: string
  readonly size: number
  /** `#rrggbb` */
  readonly accent: string
}

/** What a person who books the document would fill in. */
export interface Truth {
  readonly printed: Printed
  readonly kind: 'invoice' | 'credit_invoice'
  /** Including VAT, before what was paid; positive. */
  readonly grossCents: number
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly dueDate: string | null
  readonly supplierName: string
  /** Null when it is not printed. */
  readonly supplierIban: string | null
  readonly supplierKvkNumber: string | null
  readonly paymentReference: string | null
}
