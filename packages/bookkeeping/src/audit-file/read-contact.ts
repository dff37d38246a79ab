import type { SourceContact } from './contents.ts'
import { textAt, type Element } from './read-records.ts'
import { balanceNeeded, textNeeded } from './values.ts'

/** A customer or supplier of the file. */
export function contactOf(element: Element): SourceContact {
  const id = textNeeded(element, 'custSupID', 'Een relatie')
  const role = textAt(element, 'custSupTp')
  const address = (name: string) => textAt(element, `streetAddress/${name}`) ?? textAt(element, `postalAddress/${name}`)
  const street = [address('streetname'), address('number'), address('numberExtension')].filter((part) => part !== null)
  return {
    id,
    name: textAt(element, 'custSupName') ?? `Relatie ${id}`,
    attention: textAt(element, 'contact'),
    // Both are said by a B; a D (debtor) stands in files that do not keep to the list.
    isCustomer: role === null || role !== 'S',
    isSupplier: role === null || role === 'S' || role === 'B',
    street: street.join(' ') || null,
    postcode: address('postalCode'),
    city: address('city'),
    country: address('country')?.toUpperCase() ?? null,
    emailAddress: textAt(element, 'eMail'),
    phone: textAt(element, 'telephone'),
    kvkNumber: textAt(element, 'commerceNr'),
    vatNumber: textAt(element, 'taxRegIdent'),
    iban: textAt(element, 'bankAccount/bankAccNr'),
    openingCents:
      textAt(element, 'opBalDesc') === null ? null : balanceNeeded(element, 'opBalDesc', 'opBalTp', `Relatie ${id}`),
  }
}
