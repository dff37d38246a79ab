import { contract } from '@klopt/api-client/contract'
import type { Command } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { FileText, Receipt, Users } from 'lucide-react'
import { administrationAddress } from '../app/routing/address.ts'
import { api } from '../app/transport/api.ts'

/** Something to go to. */
export type Found = Omit<Command, 'onSelect'> & { readonly href: string }

/** More than this of a kind is for its own screen, where one can filter. */
const MOST_OF_KIND = 6

/** Invoices by number, contact or reference, the newest first. */
export async function findInvoices(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.invoices.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, number, contactName, grossCents }) => ({
    id: `invoice ${id}`,
    label: number ?? 'Concept',
    description: [contactName, formatEuro(grossCents)].filter(Boolean).join(' · '),
    icon: FileText,
    group: 'Facturen',
    href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } }),
  }))
}

/** Purchases by number or supplier, the newest first; a draft beside its document. */
export async function findPurchases(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.purchases.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, number, contactName, grossCents }) => ({
    id: `purchase ${id}`,
    label: [contactName, number].filter(Boolean).join(' ') || 'Concept',
    description: formatEuro(grossCents),
    icon: Receipt,
    group: 'Inkoop',
    href: administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } }),
  }))
}

/** Contacts by name, place or e-mail address. */
export async function findContacts(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.contacts.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, name, city }) => ({
    id: `contact ${id}`,
    label: name,
    description: city,
    icon: Users,
    group: 'Relaties',
    href: administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: id } }),
  }))
}
