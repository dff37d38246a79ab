import type { EInvoiceParty } from './types.ts'
import { group, leaf } from './xml.ts'

/**
 * The electronic address of a party by the list of Peppol: its number as a government body, its KvK number, else its Dutch VAT
 * number; null for none.
 */
export function endpointOf(party: EInvoiceParty): { scheme: string; id: string } | null {
  const { vatNumber } = party
  return registrationOf(party) ?? (vatNumber?.startsWith('NL') ? { scheme: '9944', id: vatNumber } : null)
}

/** The number it is registered by: a government body receives its invoices by its own. */
function registrationOf({ oin, kvkNumber }: EInvoiceParty): { scheme: string; id: string } | null {
  if (oin !== null) return { scheme: '0190', id: oin }
  return kvkNumber === null ? null : { scheme: '0106', id: kvkNumber }
}

/** A party. `showsVat` is false where nothing of the document is within the VAT: then no VAT number may stand on it. */
export function partyOf(party: EInvoiceParty, { showsVat }: { showsVat: boolean }): string | null {
  const endpoint = endpointOf(party)
  const registration = registrationOf(party)
  return group('Party', [
    endpoint && leaf('EndpointID', endpoint.id, ` schemeID="${endpoint.scheme}"`),
    group('PartyName', [leaf('Name', party.name)]),
    addressOf('PostalAddress', party),
    showsVat && party.vatNumber !== null
      ? group('PartyTaxScheme', [leaf('CompanyID', party.vatNumber), group('TaxScheme', [leaf('ID', 'VAT')])])
      : null,
    group('PartyLegalEntity', [
      leaf('RegistrationName', party.name),
      registration && leaf('CompanyID', registration.id, ` schemeID="${registration.scheme}"`),
    ]),
    group('Contact', [leaf('ElectronicMail', party.emailAddress)]),
  ])
}

function addressOf(name: string, { street, city, postcode, country }: EInvoiceParty): string | null {
  return group(name, [
    leaf('StreetName', street),
    leaf('CityName', city),
    leaf('PostalZone', postcode),
    group('Country', [leaf('IdentificationCode', country)]),
  ])
}
