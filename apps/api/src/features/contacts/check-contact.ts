import { email, formatIban, iban, kvkNumber, oin, phone, postcode, vatNumber, vatNumberNl } from '@klopt/validators'
import type { Contact, ContactInput } from '@klopt/api-client/contract'
import { decimalsOf, EURO } from '@klopt/bookkeeping/money'
import { fieldChecker } from '../../kernel/field-checker.ts'

/** A contact's fields as they are stored: checked, normalised, empty texts as null. */
export interface CheckedContact {
  readonly kind: ContactInput['kind']
  readonly name: string
  readonly attention: string
  readonly address_street: string
  readonly address_postcode: string
  readonly address_city: string
  readonly address_country: string
  readonly email_address: string | null
  readonly phone: string | null
  readonly kvk_number: string | null
  readonly vat_number: string | null
  readonly iban: string | null
  readonly payment_term_days: number | null
  readonly vat_treatment: ContactInput['vatTreatment']
  readonly note: string
  readonly price_group?: string
  readonly oin?: string | null
  readonly wants_e_invoice?: boolean
  readonly in_vat_unit?: boolean
  readonly language?: Contact['language']
  readonly currency?: string
}

/**
 * Checks what has a rule of its own: Dutch postcodes and telephone numbers only in the Netherlands, VAT numbers by
 * the country's rule. Throws `invalid_input` naming every wrong field.
 */
export function checkContact(input: ContactInput): CheckedContact {
  const fields = fieldChecker()
  const isDutch = input.country === 'NL'
  const contact: CheckedContact = {
    kind: input.kind,
    name: input.name.trim(),
    attention: input.attention.trim(),
    address_street: input.street.trim(),
    address_postcode: isDutch ? (fields.check('postcode', input.postcode, postcode) ?? '') : input.postcode.trim(), // zero: left empty, or refused below
    address_city: input.city.trim(),
    address_country: input.country,
    email_address: fields.check('emailAddress', input.emailAddress, email),
    phone: isDutch ? fields.check('phone', input.phone, phone) : input.phone?.trim() || null,
    kvk_number: fields.check('kvkNumber', input.kvkNumber, kvkNumber),
    vat_number: fields.check('vatNumber', input.vatNumber, isDutch ? vatNumberNl : vatNumber),
    iban: fields.check('iban', input.iban, iban),
    payment_term_days: input.paymentTermDays,
    vat_treatment: input.vatTreatment,
    note: input.note,
    // A writer that does not know of these leaves them as they are.
    ...(input.priceGroup !== undefined && { price_group: input.priceGroup.trim() }),
    ...(input.oin !== undefined && { oin: fields.check('oin', input.oin, oin) }),
    ...(input.wantsEInvoice !== undefined && { wants_e_invoice: input.wantsEInvoice }),
    ...(input.isInVatUnit !== undefined && { in_vat_unit: input.isInVatUnit }),
    ...(input.language !== undefined && { language: input.language }),
    ...(input.currency !== undefined && { currency: fields.rule('currency', () => knownCurrency(input.currency)) }),
  }
  fields.assertValid()
  return contact
}

function knownCurrency(code: string = EURO): string {
  decimalsOf(code)
  return code
}

/** A stored IBAN as people read it. */
export const shownIban = (value: string | null): string | null => (value === null ? null : formatIban(value))
