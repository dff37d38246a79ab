import { assertNumberPattern } from '@klopt/bookkeeping/documents'
import type { CompanyProfile } from '@klopt/api-client/contract'
import { email, iban, kvkNumber, phone, postcode, turnoverTaxNumber, vatNumberNl, website } from '@klopt/validators'
import { fieldChecker } from '../../kernel/field-checker.ts'

/** The company details as they are stored: checked, normalised, empty texts as null. Throws `invalid_input`. */
export function checkProfile(input: CompanyProfile, keptWebsite: string | null) {
  const fields = fieldChecker()
  const checked = {
    company_name: input.companyName.trim(),
    legal_form: input.legalForm,
    address_street: input.street.trim(),
    address_postcode: fields.check('postcode', input.postcode, postcode) ?? '', // zero: left empty, or refused below
    address_city: input.city.trim(),
    address_country: input.country,
    kvk_number: fields.check('kvkNumber', input.kvkNumber, kvkNumber),
    vat_number: fields.check('vatNumber', input.vatNumber, vatNumberNl),
    // Its digits may look wrong and still be right, so only its shape is refused.
    turnover_tax_number: fields.check('turnoverTaxNumber', input.turnoverTaxNumber, turnoverTaxNumber),
    iban: fields.check('iban', input.iban, iban),
    email_address: fields.check('emailAddress', input.emailAddress, email),
    phone: fields.check('phone', input.phone, phone),
    // One that was taken before this was checked stays until it is changed.
    website: input.website === keptWebsite ? keptWebsite : fields.check('website', input.website, website),
    accent_colour: input.accentColour,
    invoice_footer: input.invoiceFooter,
    invoice_number_pattern: fields.rule('invoiceNumberPattern', () => {
      assertNumberPattern(input.invoiceNumberPattern)
      return input.invoiceNumberPattern
    }),
    payment_term_days: input.paymentTermDays,
    vat_frequency: input.vatFrequency,
    fiscal_year_start_month: input.fiscalYearStartMonth,
  }
  fields.assertValid()
  return checked
}
