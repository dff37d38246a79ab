import type { AuditedAddress, AuditedContact } from './facts.ts'
import { side } from './side.ts'
import type { Values } from './write-elements.ts'

export async function* contactValues(contacts: AsyncIterable<AuditedContact>): AsyncGenerator<Values> {
  for await (const contact of contacts) yield valuesOf(contact)
}

function valuesOf(contact: AuditedContact): Values {
  const opening = side(contact.openingCents)
  const closing = side(contact.closingCents)
  return {
    custSupID: contact.id,
    custSupName: contact.name,
    contact: contact.attention,
    telephone: contact.phone,
    eMail: contact.emailAddress,
    commerceNr: contact.kvkNumber,
    taxRegistrationCountry: contact.vatNumber === null ? null : countryOf(contact.vatNumber),
    taxRegIdent: contact.vatNumber,
    custSupTp: roleOf(contact),
    opBalDesc: opening.amnt,
    opBalTp: opening.amntTp,
    clBalDesc: closing.amnt,
    clBalTp: closing.amntTp,
    streetAddress: addressValues(contact),
    bankAccount: contact.iban === null ? null : { bankAccNr: contact.iban },
  }
}

/** Without parts that are empty; null when all are. */
export function addressValues({ street, postcode, city, country }: AuditedAddress): Values | null {
  if (street.trim() === '' && postcode.trim() === '' && city.trim() === '') return null
  return { streetname: street, city, postalCode: postcode, country }
}

/** VAT numbers say Greece and Northern Ireland in their own way. */
const countriesOfVat: Record<string, string> = { EL: 'GR', XI: 'GB' }

function countryOf(vatNumber: string): string {
  const prefix = vatNumber.slice(0, 2)
  return countriesOfVat[prefix] ?? prefix
}

function roleOf({ isCustomer, isSupplier }: AuditedContact): string | null {
  if (isCustomer && isSupplier) return 'B'
  if (isCustomer) return 'C'
  return isSupplier ? 'S' : null
}
