import { dateRangePresets } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import type { InvoiceSearch } from '../../shared/lists/invoice-filters.ts'
import type { OwnView } from '../../shared/lists/saved-views.ts'

/** The address of the list with these filters. */
export function invoicesHref(administrationId: number, filter: InvoiceSearch): string {
  return administrationAddress(administrationId, 'invoices', { search: filter })
}

/** The views that the list has of itself. */
export function invoiceViews(today: string): OwnView<InvoiceSearch>[] {
  const quarter = dateRangePresets(today).find(
    ({ id, range }) => id.startsWith('q') && range.from <= today && today <= range.to,
  )
  return quarter ? [{ id: 'quarter', label: 'Dit kwartaal', filter: { ...quarter.range } }] : []
}

/** The way back to the list of invoices, as it was left. */
export const invoicesBack = (administrationId: number) => ({
  label: 'Facturen',
  href: asLeft(administrationAddress(administrationId, 'invoices')),
})
