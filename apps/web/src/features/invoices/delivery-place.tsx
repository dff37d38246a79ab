import type { Contact } from '@klopt/api-client/contract'
import { Select, TextField } from '@klopt/ui'
import { countryOptions } from '../../shared/administrations/countries.ts'
import type { Draft, DraftPartProps, SaleVatCode } from '../../shared/selling/draft.ts'

const AT_CUSTOMER = ''
const COUNTRIES = [{ value: AT_CUSTOMER, label: 'Land van de klant' }, ...countryOptions()]

/** Where goods were delivered, when that is not at the customer's address: the country decides which VAT fits. */
export function DeliveryPlace({ draft, update, problems }: DraftPartProps) {
  return (
    <>
      <TextField
        label="Plaats van levering"
        hint="Als dat niet het adres van de klant is"
        maxLength={300}
        value={draft.deliveryPlace ?? ''}
        onChange={({ target }) => update((before) => ({ ...before, deliveryPlace: target.value }))}
      />
      <Select
        id="invoice-delivery"
        label="Land van levering"
        searchable
        options={COUNTRIES}
        value={draft.deliveryCountry ?? AT_CUSTOMER}
        onChange={(country) => update((before) => ({ ...before, deliveryCountry: country || null }))}
        error={problems['deliveryCountry']}
      />
    </>
  )
}

/** Codes whose VAT depends on where goods went. */
const BY_PLACE: readonly SaleVatCode[] = ['sale_export', 'sale_eu_goods', 'sale_eu_triangular', 'sale_oss']

/** Whether the place matters: a customer elsewhere, VAT that depends on it, or one that was stated. */
export function asksDelivery(draft: Draft, contact: Pick<Contact, 'country'> | null): boolean {
  if (draft.deliveryPlace || draft.deliveryCountry) return true
  if (contact !== null && contact.country !== 'NL') return true
  return draft.lines.some(({ vatCode }) => BY_PLACE.includes(vatCode))
}
