import type { ShiftedVat } from '../proposal-types.ts'

/** What UBL and CII have in common, as the file says it. Amounts are positive on a credit note. */
export interface ElectronicInvoice {
  isCredit: boolean
  currency: string | null
  supplier: {
    name: string | null
    kvkNumber: string | null
    vatNumber: string | null
    iban: string | null
    postcode: string | null
    emailAddress: string | null
  }
  number: string | null
  issueDate: string | null
  dueDate: string | null
  /** Free text. */
  paymentTerms: string | null
  paymentReference: string | null
  grossCents: number | null
  netCents: number | null
  vatCents: number | null
  subtotals: { percent: number; baseCents: number; vatCents: number; shifted?: ShiftedVat }[]
}
