/** What `:86:` says of a booking. Null or '' means: not told. */
export interface BookingText {
  counterpartyName: string | null
  counterpartyIban: string | null
  description: string
  structuredReference: string | null
  endToEndId: string | null
  kind: string | null
  /** Why a payment came back, by its code. */
  returnReason?: string
}

export const NO_TEXT: BookingText = {
  counterpartyName: null,
  counterpartyIban: null,
  description: '',
  structuredReference: null,
  endToEndId: null,
  kind: null,
}
