import { administrationAddress } from '../../../app/routing/address.ts'
import type { InvoiceSearch } from '../../../shared/lists/invoice-filters.ts'

/** The address of the list with these filters. */
export function purchasesHref(administrationId: number, filter: InvoiceSearch): string {
  return administrationAddress(administrationId, 'purchases', { search: filter })
}
