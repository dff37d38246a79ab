import { contract, type Contact } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '../../app/transport/api.ts'
import { withTermsOf } from './terms-of-customer.ts'
import type { Draft, SaleVatCode } from './draft.ts'
import { usualContactCode } from './vat-choices.ts'

/** The customer of a draft; null while there is none. */
export function useCustomer(administrationId: number, contactId: number | null): Contact | null {
  const contact = useQuery({
    ...query(contract.contacts.get, { params: { administrationId, contactId: contactId ?? 0 } }),
    enabled: contactId !== null,
  })
  return contactId === null ? null : (contact.data ?? null)
}

/** Choosing a customer also brings their payment term and VAT code. */
export function usePickCustomer<D extends Draft>(
  administrationId: number,
  usualTermDays: number,
  update: (change: (draft: D) => D) => void,
  vatCodeOf: (contact: Contact, draft: D) => SaleVatCode = (contact) => usualContactCode(contact),
) {
  return (contactId: number | null) => {
    update((draft) => ({ ...draft, contactId }))
    if (contactId === null) return
    const wanted = query(contract.contacts.get, { params: { administrationId, contactId } })
    const bring = (contact: Contact) =>
      update((draft) =>
        draft.contactId === contactId ? withTermsOf(draft, contact, usualTermDays, vatCodeOf(contact, draft)) : draft,
      )
    // Without an answer the draft keeps the term it has; the screen shows that loading failed.
    queryClient.fetchQuery(wanted).then(bring, () => {})
  }
}
