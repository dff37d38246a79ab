import { administrationAddress } from '../../../app/routing/address.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import type { InvoiceSearch } from '../../../shared/lists/invoice-filters.ts'

/** The address of the list with these filters. */
export function purchasesHref(administrationId: number, filter: InvoiceSearch): string {
  return administrationAddress(administrationId, 'purchases', { search: filter })
}

/** The way back to the list of purchases, as it was left. */
export const purchasesBack = (administrationId: number) => ({
  label: 'Inkoopfacturen',
  href: asLeft(administrationAddress(administrationId, 'purchases')),
})
