import type { DocumentTotals } from '../documents/document-totals.ts'
import type { SupplyDays } from '../documents/supply.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import type { Decimal } from '../money/decimal.ts'

export interface EInvoiceParty {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly kvkNumber: string | null
  /** Of a Dutch government body. */
  readonly oin: string | null
  readonly vatNumber: string | null
  readonly emailAddress: string | null
}

export interface EInvoiceLine {
  /** The first line is its name, what follows explains it. */
  readonly description: string
  readonly quantity: Decimal
  readonly unit: string
  readonly unitPrice: Decimal
  /** 0 to 100. */
  readonly discountPercent: Decimal
}

/** A final invoice as its paper has it, with what the paper says in words as data. */
export interface EInvoice {
  readonly number: string
  readonly date: string
  /** Null where nothing is to be paid. */
  readonly dueDate: string | null
  /** The number of the invoice that it corrects. */
  readonly corrects: { readonly number: string } | null
  readonly supply: SupplyDays | null
  readonly deliveryCountry: string | null
  /** What the customer calls it. */
  readonly reference: string
  readonly note: string
  readonly paymentText: string | null
  readonly iban: string | null
  readonly seller: EInvoiceParty
  readonly buyer: EInvoiceParty
  readonly lines: readonly EInvoiceLine[]
  readonly pricesIncludeVat: boolean
  /** In the currency of the document. */
  readonly totals: DocumentTotals
  /** Of a document in another currency than euros: which, and its VAT in euros. */
  readonly inEuros?: { readonly currency: CurrencyCode; readonly vatCents: number } | undefined
  /** It asks for a part in advance. */
  readonly isDeposit?: boolean
  /** The deposit invoices among its lines. */
  readonly deposits?: readonly { readonly number: string; readonly date: string }[]
  /** What was paid of it before it was made. */
  readonly prepaidCents: number
}
