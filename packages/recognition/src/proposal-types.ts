import type { PossibleValueType, Vertex } from './types.ts'

/** What a form of a purchase asks for, and the type of its value. Money is cents, dates are `YYYY-MM-DD`. */
export interface FieldValues {
  supplierName: string
  /** Eight digits. */
  kvkNumber: string
  /** A VAT number of the European Union, capitals without separators. */
  vatNumber: string
  /** Capitals without spaces. */
  iban: string
  /** `1234AB`. */
  postcode: string
  emailAddress: string
  invoiceNumber: string
  invoiceDate: string
  dueDate: string
  paymentTermDays: number
  /** Including VAT, before what was paid already. */
  grossCents: number
  /** Excluding VAT. */
  netCents: number
  vatCents: number
  /** The `betalingskenmerk`, without the spaces it is printed with. */
  paymentReference: string
}

export type Field = keyof FieldValues

/** A value that was found or derived, and where it stands. */
export interface Candidate<T> {
  value: T
  /** 0 to 1; 1 is certain (an electronic invoice). Comparable within one field only. */
  score: number
  /** Zero-based. */
  page: number
  /** The four corners, clockwise from the upper left; empty when the value was derived and stands nowhere. */
  vertices: Vertex[]
  /** As it was read; empty when the value was derived. */
  text: string
}

/** One rate of the VAT specification of an invoice. */
export interface VatLine {
  ratePercent: 21 | 9 | 0
  baseCents: number
  vatCents: number
  /** Why none was charged, where an electronic invoice says it: who buys owes it, or goods came from another EU country. */
  shifted?: ShiftedVat
}

/** The reverse charge, or a supply of goods between member states. */
export type ShiftedVat = 'reverse_charge' | 'intra_community'

/** The supplier of a document: who it is among the known ones, and what the document says of them. */
export interface ProposedSupplier {
  /** The known supplier, or null when none of them was recognised. */
  id: number | null
  name: Candidate<string> | null
  kvkNumber: Candidate<string> | null
  vatNumber: Candidate<string> | null
  iban: Candidate<string> | null
  postcode: Candidate<string> | null
  emailAddress: Candidate<string> | null
}

/** Per field what else it could be: the best first (the proposed value itself, when there is one), at most five. */
export type Alternatives = { [F in Field]: Candidate<FieldValues[F]>[] }

/** What to put in the form. Amounts of a credit invoice are positive: `kind` says which way the money goes. */
export interface Proposal {
  kind: 'invoice' | 'credit_invoice'
  /** ISO 4217; `EUR` when the document names no other, `XXX` when it names one that is not known. */
  currency: string
  supplier: ProposedSupplier
  invoiceNumber: Candidate<string> | null
  invoiceDate: Candidate<string> | null
  dueDate: Candidate<string> | null
  paymentTermDays: Candidate<number> | null
  grossCents: Candidate<number> | null
  netCents: Candidate<number> | null
  vatCents: Candidate<number> | null
  /** From the highest rate to the lowest; empty when the document does not say, or names a rate that is not Dutch. */
  vatLines: VatLine[]
  paymentReference: Candidate<string> | null
  alternatives: Alternatives
}

/** What is remembered of a value that a person picked, to find it again on this supplier's next document. Plain JSON. */
export interface Hint {
  field: Field
  /** The type of the value on the wire; null for a field that the wire has no type for. */
  type: PossibleValueType | null
  /** The words left of it or above it, lower case without punctuation; empty when there are none. */
  label: string
  labelSide: 'left' | 'above' | null
  /** The middle of the value in fractions of its page, and how far that page is from the first and the last. */
  position: { x: number; y: number; pageFromFirst: number; pageFromLast: number }
}

/** A supplier of the administration, and what was picked from its documents before. */
export interface KnownSupplier {
  id: number
  name: string
  kvkNumber: string | null
  vatNumber: string | null
  iban: string | null
  emailAddress: string | null
  paymentTermDays: number | null
  hints: readonly Hint[]
}

/** The administration itself: what is its own is never proposed as the supplier's. */
export interface OwnDetails {
  name: string
  kvkNumber: string | null
  vatNumber: string | null
  iban: string | null
  postcode: string | null
  emailAddress: string | null
}

export interface ProposalContext {
  /** The civil date in Amsterdam, `YYYY-MM-DD`. */
  today: string
  own: OwnDetails
  suppliers: readonly KnownSupplier[]
}
