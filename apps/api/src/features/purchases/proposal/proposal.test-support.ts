import { contract } from '@klopt/api-client/contract'
import type { Candidate, Proposal, VatLine, SourceWord } from '@klopt/recognition'
import type { Purchases } from '../purchases.test-support.ts'

/** Values as they would be read; what is left out was not found. */
export interface ReadValues {
  readonly kind?: Proposal['kind']
  readonly currency?: string
  readonly supplier?: Partial<Record<'name' | 'kvkNumber' | 'vatNumber' | 'iban' | 'postcode', string>>
  readonly supplierId?: number
  readonly number?: string
  readonly invoiceDate?: string
  readonly dueDate?: string
  readonly netCents?: number
  readonly vatCents?: number
  readonly grossCents?: number
  readonly vatLines?: VatLine[]
}

const vertices = [
  { x: 0.1, y: 0.1 },
  { x: 0.2, y: 0.1 },
  { x: 0.2, y: 0.2 },
  { x: 0.1, y: 0.2 },
]

/** A proposal as recognition makes it of what was read. */
export function aProposal(read: ReadValues): Proposal {
  const supplier = read.supplier ?? {}
  return {
    kind: read.kind ?? 'invoice',
    currency: read.currency ?? 'EUR',
    supplier: {
      id: read.supplierId ?? null,
      name: candidate(supplier.name),
      kvkNumber: candidate(supplier.kvkNumber),
      vatNumber: candidate(supplier.vatNumber),
      iban: candidate(supplier.iban),
      postcode: candidate(supplier.postcode),
      emailAddress: null,
    },
    invoiceNumber: candidate(read.number),
    invoiceDate: candidate(read.invoiceDate),
    dueDate: candidate(read.dueDate),
    paymentTermDays: null,
    grossCents: candidate(read.grossCents),
    netCents: candidate(read.netCents),
    vatCents: candidate(read.vatCents),
    vatLines: read.vatLines ?? [],
    paymentReference: null,
    alternatives: {
      supplierName: [],
      kvkNumber: [],
      vatNumber: [],
      iban: [],
      postcode: [],
      emailAddress: [],
      invoiceNumber: [],
      invoiceDate: [],
      dueDate: [],
      paymentTermDays: [],
      grossCents: [],
      netCents: [],
      vatCents: [],
      paymentReference: [],
    },
  }
}

function candidate<T>(value: T | undefined): Candidate<T> | null {
  return value === undefined ? null : { value, score: 0.8, page: 0, vertices, text: String(value) }
}

export const wordsOf = (text: string): SourceWord[] =>
  text.split(' ').map((word, index) => ({ text: word, page: 0, x: index / 100, y: 0.1, width: 0.01, height: 0.01 }))

/** What is proposed for a document in which this was read. */
export async function proposalOf(purchases: Purchases, read: ReadValues, text = '') {
  const { id } = await purchases.document({ state: 'done', words: wordsOf(text), proposal: aProposal(read) })
  const { books } = purchases
  return books.client.call(contract.purchases.proposal, { params: { ...books.params, documentId: id } })
}
