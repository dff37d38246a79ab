import type { Contact, ContactInput, OssRegistration } from '@klopt/api-client/contract'
import { distanceCountry, INVOICE_VAT_CODES, VAT_CODES, vatCodeChoices, vatRate } from '@klopt/bookkeeping/vat'
import { formatDecimal } from '@klopt/validators'
import type { Draft, SaleVatCode } from './draft.ts'

const usualCodes: Record<ContactInput['vatTreatment'], SaleVatCode> = {
  domestic: 'sale_high',
  reverse: 'sale_reverse',
  eu: 'sale_eu_services',
  export: 'sale_export',
}

/** The VAT code that a new line gets for a customer. */
export const usualVatCode = (treatment: ContactInput['vatTreatment'] | undefined): SaleVatCode =>
  usualCodes[treatment ?? 'domestic']

/** That of a customer; members of the same fiscal unit invoice each other without VAT. */
export const usualContactCode = ({
  vatTreatment,
  isInVatUnit,
}: Pick<Contact, 'vatTreatment' | 'isInVatUnit'>): SaleVatCode =>
  isInVatUnit ? 'sale_outside_scope' : usualVatCode(vatTreatment)

/** Short enough for the column of an invoice; the full name stands under it in the list. */
const shortNames: Partial<Record<SaleVatCode, string>> = {
  sale_reverse: 'Verlegd',
  sale_exempt: 'Vrijgesteld',
  // Exempt turnover that counts for the limit of the small-business scheme.
  sale_exempt_counted: 'Vrij, telt',
  sale_eu_goods: 'EU-goederen',
  sale_eu_services: 'EU-dienst',
  sale_eu_triangular: 'ABC-levering',
  sale_eu_installation: 'EU-installatie',
  sale_export: 'Export',
  sale_outside_scope: 'Geen btw',
  sale_oss: 'OSS',
  sale_margin: 'Marge',
}

/** Whether a line shows the name of its VAT code, which is wider than a percentage. */
export const hasVatName = (code: SaleVatCode): boolean => code === 'sale_lodging' || shortNames[code] !== undefined

/**
 * The VAT code that a new line of an invoice gets: to a person in another EU country it is that of their country once the
 * one-stop shop is used or the limit is passed, and ours before.
 */
export function usualInvoiceCode(
  contact: Pick<Contact, 'kind' | 'country' | 'vatNumber' | 'vatTreatment' | 'isInVatUnit'> | null,
  { invoiceDate, deliveryCountry }: Pick<Draft, 'invoiceDate' | 'deliveryCountry'>,
  registration: Pick<OssRegistration, 'since' | 'isPassed'> | undefined,
): SaleVatCode {
  if (contact === null) return usualVatCode(undefined)
  if (contact.isInVatUnit) return 'sale_outside_scope'
  const { kind, country, vatNumber: vatId } = contact
  const isAbroad = kind === 'person' && distanceCountry({ kind, country, vatId, deliveryCountry }) !== null
  // VAT is shifted to who files it, which a person does not.
  if (!isAbroad)
    return usualVatCode(kind === 'person' && contact.vatTreatment === 'eu' ? undefined : contact.vatTreatment)
  const since = registration?.since ?? null
  const isRegistered = since !== null && (invoiceDate === null || invoiceDate >= since)
  return isRegistered || registration?.isPassed === true ? 'sale_oss' : 'sale_high'
}

interface OfferedCodes {
  /** An invoice knows where it goes, and what used goods were bought for. */
  readonly isInvoice: boolean
  /** The country of sales under the one-stop shop. */
  readonly destination: string | null
}

/** The VAT codes of a line; percentages are those of the date. */
export function vatOptions(
  date: string,
  { isInvoice, destination }: OfferedCodes = { isInvoice: false, destination: null },
): { value: SaleVatCode; label: string; description: string }[] {
  const own = isInvoice ? INVOICE_VAT_CODES.map((code) => VAT_CODES[code]) : []
  return [...vatCodeChoices('sale'), ...own].map(({ code, label }) => {
    // The wire knows every code that a person may choose for a sale.
    const value = code as SaleVatCode
    const percent = `${formatDecimal(vatRate(code, date, destination))}%`
    const shown = code === 'sale_lodging' ? `Logies ${percent}` : (shortNames[value] ?? percent)
    // Its name fills the column; the rate stands under it, and in the totals.
    const told = code === 'sale_oss' && destination !== null ? `${label}: ${percent}` : label
    return { value, label: shown, description: told }
  })
}
