/** Who sends or gets an electronic invoice, as its view shows it. */
export interface InvoiceViewParty {
  name: string | null
  /** Street, postcode with town, country. */
  address: string[]
  kvkNumber: string | null
  vatNumber: string | null
}

export interface InvoiceViewLine {
  description: string
  /** Decimals as the file writes them; null where it does not say. */
  quantity: string | null
  unitPrice: string | null
  ratePercent: string | null
  netCents: number | null
}

/** What an electronic invoice says, to be read by people. Amounts have the signs of the file. */
export interface ElectronicInvoiceView {
  isCredit: boolean
  currency: string | null
  number: string | null
  issueDate: string | null
  dueDate: string | null
  supplier: InvoiceViewParty
  customer: InvoiceViewParty
  iban: string | null
  paymentReference: string | null
  notes: string[]
  lines: InvoiceViewLine[]
  vat: { percent: number; baseCents: number; vatCents: number }[]
  netCents: number | null
  vatCents: number | null
  grossCents: number | null
  /** What is left to pay, where that is not the total. */
  payableCents: number | null
}
