import { EURO } from '@klopt/bookkeeping/money'
import type { Contact, ContactInput } from '@klopt/api-client/contract'
import { formatPostcode } from '@klopt/validators'

/** A contact while somebody types: what one fills in is text. */
export interface ContactForm {
  kind: ContactInput['kind']
  name: string
  attention: string
  street: string
  postcode: string
  city: string
  country: string
  emailAddress: string
  phone: string
  kvkNumber: string
  vatNumber: string
  iban: string
  /** Days in digits; empty takes the administration's own term. */
  paymentTermDays: string
  vatTreatment: ContactInput['vatTreatment']
  note: string
  /** The group whose price agreements hold for them; empty for none. */
  priceGroup: string
  /** Of a government body. */
  oin: string
  wantsEInvoice: boolean
  isInVatUnit: boolean
  language: Contact['language']
  currency: string
}

/** What of it one types. */
export type ContactTextField = Exclude<keyof ContactForm, 'wantsEInvoice' | 'isInVatUnit' | 'language' | 'currency'>

/** A contact of which at most the name is known. */
export const emptyContact = (name = ''): ContactForm => ({
  kind: 'company',
  name,
  attention: '',
  street: '',
  postcode: '',
  city: '',
  country: 'NL',
  emailAddress: '',
  phone: '',
  kvkNumber: '',
  vatNumber: '',
  iban: '',
  paymentTermDays: '',
  vatTreatment: 'domestic',
  note: '',
  priceGroup: '',
  oin: '',
  wantsEInvoice: false,
  isInVatUnit: false,
  language: 'nl',
  currency: EURO,
})

/** The wire's contact as text to edit. */
export function formOf(contact: ContactInput | Contact): ContactForm {
  return {
    kind: contact.kind,
    name: contact.name,
    attention: contact.attention,
    street: contact.street,
    postcode: contact.country === 'NL' ? formatPostcode(contact.postcode) : contact.postcode,
    city: contact.city,
    country: contact.country,
    emailAddress: contact.emailAddress ?? '',
    phone: contact.phone ?? '',
    kvkNumber: contact.kvkNumber ?? '',
    vatNumber: contact.vatNumber ?? '',
    iban: contact.iban ?? '',
    paymentTermDays: contact.paymentTermDays === null ? '' : String(contact.paymentTermDays),
    vatTreatment: contact.vatTreatment,
    note: contact.note,
    priceGroup: contact.priceGroup ?? '',
    oin: contact.oin ?? '',
    wantsEInvoice: contact.wantsEInvoice ?? false,
    isInVatUnit: contact.isInVatUnit ?? false,
    language: contact.language ?? 'nl',
    currency: contact.currency ?? EURO,
  }
}

/** What was typed as the wire has it: empty is null, and a person has no company details. */
export function inputOf(form: ContactForm): ContactInput {
  const isCompany = form.kind === 'company'
  return {
    kind: form.kind,
    name: form.name.trim(),
    attention: isCompany ? form.attention.trim() : '',
    street: form.street.trim(),
    postcode: form.postcode.trim(),
    city: form.city.trim(),
    country: form.country,
    emailAddress: textOrNull(form.emailAddress),
    phone: textOrNull(form.phone),
    kvkNumber: isCompany ? textOrNull(form.kvkNumber) : null,
    vatNumber: isCompany ? textOrNull(form.vatNumber) : null,
    iban: textOrNull(form.iban),
    paymentTermDays: form.paymentTermDays.trim() === '' ? null : Number(form.paymentTermDays),
    vatTreatment: form.vatTreatment,
    note: form.note,
    priceGroup: form.priceGroup.trim(),
    oin: isCompany ? textOrNull(form.oin) : null,
    wantsEInvoice: isCompany && form.wantsEInvoice,
    isInVatUnit: isCompany && form.isInVatUnit,
    language: form.language,
    currency: form.currency,
  }
}

const textOrNull = (text: string): string | null => text.trim() || null
