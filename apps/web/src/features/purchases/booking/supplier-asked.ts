import type { BookingDraft } from './draft.ts'
import type { FieldErrors } from './fields.ts'
import type { Proposal } from './proposal.ts'

interface SupplierState {
  readonly draft: Pick<BookingDraft, 'contactId'>
  readonly proposal: Pick<Proposal, 'supplier'> | null
  /** The contact that somebody said it is. */
  readonly acceptedSupplier: number | null
}

/** What is to be asked about the supplier that was proposed; nothing once it was accepted or another was chosen. */
export function supplierAsked({ draft: { contactId }, proposal, acceptedSupplier }: SupplierState) {
  const isOpen = contactId !== null && contactId === proposal?.supplier.contactId && contactId !== acceptedSupplier
  return isOpen ? proposal.supplier.differences : []
}

/** What keeps a document from being booked in the name of somebody whom the paper does not name. */
export const supplierError = (state: SupplierState): FieldErrors =>
  supplierAsked(state).length > 0 ? { supplier: 'Zeg eerst of dit de goede leverancier is' } : {}
