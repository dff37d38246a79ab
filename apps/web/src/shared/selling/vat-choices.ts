import type { ContactInput } from '@klopt/api-client/contract'
import { vatCodeChoices, vatRate } from '@klopt/bookkeeping/vat'
import { formatDecimal } from '@klopt/validators'
import type { SaleVatCode } from './draft.ts'

const usualCodes: Record<ContactInput['vatTreatment'], SaleVatCode> = {
  domestic: 'sale_high',
  reverse: 'sale_reverse',
  eu: 'sale_eu_services',
  export: 'sale_export',
}

/** The VAT code that a new line gets for a customer. */
export const usualVatCode = (treatment: ContactInput['vatTreatment'] | undefined): SaleVatCode =>
  usualCodes[treatment ?? 'domestic']

/** Short enough for the column of an invoice; the full name stands under it in the list. */
const shortNames: Partial<Record<SaleVatCode, string>> = {
  sale_reverse: 'Verlegd',
  sale_exempt: 'Vrijgesteld',
  sale_eu_goods: 'EU-goederen',
  sale_eu_services: 'EU-dienst',
  sale_eu_triangular: 'ABC-levering',
  sale_eu_installation: 'EU-installatie',
  sale_export: 'Export',
  sale_outside_scope: 'Geen btw',
}

/** The VAT codes of an invoice line; percentages are those of the date. */
export function vatOptions(date: string): { value: SaleVatCode; label: string; description: string }[] {
  return vatCodeChoices('sale').map(({ code, label }) => {
    // The wire knows every code that a person may choose for a sale.
    const value = code as SaleVatCode
    const percent = `${formatDecimal(vatRate(code, date))}%`
    const shown = code === 'sale_lodging' ? `Logies ${percent}` : (shortNames[value] ?? percent)
    return { value, label: shown, description: label }
  })
}
