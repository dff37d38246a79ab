/** What `:86:` says of a booking. Null or '' means: not told. */
export interface Information {
  counterpartyName: string | null
  counterpartyIban: string | null
  description: string
  structuredReference: string | null
  endToEndId: string | null
  kind: string | null
}

export const NO_INFORMATION: Information = {
  counterpartyName: null,
  counterpartyIban: null,
  description: '',
  structuredReference: null,
  endToEndId: null,
  kind: null,
}
