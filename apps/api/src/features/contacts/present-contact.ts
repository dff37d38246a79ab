import type { Contact } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { shownIban } from './check-contact.ts'

/** A contact as it goes over the wire. */
export function presentContact(row: Selectable<Schema['contacts']>): Contact {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    attention: row.attention,
    street: row.address_street,
    postcode: row.address_postcode,
    city: row.address_city,
    country: row.address_country,
    emailAddress: row.email_address,
    phone: row.phone,
    kvkNumber: row.kvk_number,
    vatNumber: row.vat_number,
    iban: shownIban(row.iban),
    paymentTermDays: row.payment_term_days,
    vatTreatment: row.vat_treatment,
    note: row.note,
    priceGroup: row.price_group,
    oin: row.oin,
    wantsEInvoice: row.wants_e_invoice,
    isInVatUnit: row.in_vat_unit,
    language: row.language,
    currency: row.currency,
    archived: row.archived_at !== null,
    version: row.version,
  }
}
