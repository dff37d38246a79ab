import type { Proposal } from './proposal.ts'

const place = { page: 0, vertices: [{ x: 0.1, y: 0.1 }, { x: 0.2 }] }
/** What stands in the document. */
export const printed = <T>(value: T) => ({ value, score: 0.8, isComputed: false, place })
/** What was worked out from what stands in it. */
export const computed = <T>(value: T) => ({ value, score: 0.4, isComputed: true, place: null })

/** What was read in a document: a date, and what is given. */
export function proposalOf(changes: Partial<Proposal>): Proposal {
  return {
    kind: 'invoice',
    currency: 'EUR',
    supplier: {
      contactId: null,
      contactName: null,
      differences: [],
      name: null,
      kvkNumber: null,
      vatNumber: null,
      iban: null,
      postcode: null,
    },
    number: null,
    invoiceDate: printed('2026-11-20'),
    dueDate: null,
    paymentTermDays: null,
    paymentReference: null,
    netCents: null,
    vatCents: null,
    grossCents: null,
    pricesIncludeVat: false,
    lines: [],
    statedVat: [],
    foreignVat: null,
    accountReason: null,
    duplicates: [],
    ...changes,
  }
}
