import { EURO } from '@klopt/bookkeeping/money'
import type { Contact } from '@klopt/api-client/contract'
import { PAPER_LANGUAGE_NAMES } from '@klopt/bookkeeping/paper'
import { formatIban, formatPostcode } from '@klopt/validators'

export interface ContactFact {
  readonly term: string
  readonly text: string
  /** Where pressing it leads: a mail or a call. */
  readonly href?: string
}

/** What the card of a contact says, in the order in which it is looked for. */
export function contactFacts(contact: Contact, usualTermDays: number | undefined): ContactFact[] {
  const { emailAddress, phone, iban } = contact
  const facts: (Omit<ContactFact, 'text'> & { text: string | null })[] = [
    { term: 'Adres', text: addressOf(contact) },
    { term: 'Ter attentie van', text: contact.attention },
    { term: 'E-mailadres', text: emailAddress, ...(emailAddress && { href: `mailto:${emailAddress}` }) },
    { term: 'Telefoon', text: phone, ...(phone && { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }) },
    { term: 'KvK-nummer', text: contact.kvkNumber },
    { term: 'Btw-id', text: contact.vatNumber },
    { term: 'OIN', text: contact.oin },
    { term: 'IBAN', text: iban && formatIban(iban) },
    { term: 'Betaaltermijn', text: termOf(contact.paymentTermDays, usualTermDays) },
    { term: 'Btw', text: TREATMENTS[contact.vatTreatment] },
    { term: 'Prijsgroep', text: contact.priceGroup },
    { term: 'Fiscale eenheid', text: contact.isInVatUnit ? 'dezelfde, zonder btw op facturen' : null },
    { term: 'Munteenheid', text: contact.currency === EURO ? null : contact.currency },
    { term: 'Taal', text: contact.language === 'nl' ? null : PAPER_LANGUAGE_NAMES[contact.language] },
    { term: 'E-factuur', text: contact.wantsEInvoice ? 'gaat mee als UBL' : null },
  ]
  return facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : []))
}

const TREATMENTS: Readonly<Record<Contact['vatTreatment'], string>> = {
  domestic: 'Nederlandse btw',
  reverse: 'verlegd in Nederland',
  eu: 'verlegd naar een EU-land',
  export: 'geen, buiten de EU',
}

/** Line by line, as on an envelope. */
function addressOf({ street, postcode, city, country }: Contact): string {
  const place = [country === 'NL' ? formatPostcode(postcode) : postcode, city].filter(Boolean).join(' ')
  const land = country === 'NL' ? '' : (countryNames.of(country) ?? country)
  return [street, place, land].filter(Boolean).join('\n')
}
const countryNames = new Intl.DisplayNames('nl', { type: 'region' })

export function termOf(own: number | null, usual: number | undefined): string | null {
  const days = own ?? usual
  if (days === undefined) return null
  return `${days === 1 ? '1 dag' : `${days} dagen`}${own === null ? ', zoals bij iedereen' : ''}`
}
