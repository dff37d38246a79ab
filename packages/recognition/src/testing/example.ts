import type { SourceWord } from '../types.ts'

/** What a person would fill in for an invoice; what is left out is not looked at. */
export interface Expected {
  kind?: 'invoice' | 'credit_invoice'
  name?: string | null
  kvkNumber?: string | null
  vatNumber?: string | null
  iban?: string | null
  postcode?: string | null
  invoiceNumber?: string | null
  invoiceDate?: string | null
  dueDate?: string | null
  paymentTermDays?: number | null
  grossCents?: number | null
  netCents?: number | null
  vatCents?: number | null
  vatLines?: [ratePercent: number, baseCents: number, vatCents: number][]
  paymentReference?: string | null
  currency?: string
}

export interface Example {
  name: string
  words: SourceWord[]
  expected: Expected
}
