import type { KnownSupplier, ProposalContext } from '../proposal-types.ts'

/** The administration that receives the invoices of the tests. */
export function contextOf(suppliers: readonly KnownSupplier[] = []): ProposalContext {
  return {
    today: '2026-03-15',
    own: {
      name: 'Studio Veldzicht B.V.',
      kvkNumber: '68750110',
      vatNumber: 'NL123456782B01',
      iban: 'NL20INGB0001234567',
      postcode: '3511 AB',
      emailAddress: 'post@studioveldzicht.nl',
    },
    suppliers,
  }
}

/** A supplier of whom only the name is known. */
export function supplierOf(details: Partial<KnownSupplier> & Pick<KnownSupplier, 'id' | 'name'>): KnownSupplier {
  return {
    kvkNumber: null,
    vatNumber: null,
    iban: null,
    emailAddress: null,
    paymentTermDays: null,
    hints: [],
    ...details,
  }
}
