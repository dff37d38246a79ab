import { addMonths } from '@klopt/validators'
import { paperFormats, paperTexts, type PaperLanguage } from '../paper/index.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import { resolveVatCode, vatRate } from '../vat/vat-rates.ts'

/** When something was supplied: a day, or the days of a period. A line without one has that of its document. */
export interface Supply {
  readonly supplyFrom?: string | null | undefined
  readonly supplyTo?: string | null | undefined
}

/** The first and last day of supply; the same for a single day. */
export interface SupplyDays {
  readonly from: string
  readonly to: string
}

/** The days of a line, else those of its document; null when neither says. */
export function supplyOf(line: Supply, document: Supply): SupplyDays | null {
  const { supplyFrom: from, supplyTo: to } = line.supplyFrom ? line : document
  return from ? { from, to: to ?? from } : null
}

/** What is wrong with the days of a supply, by its field; null when nothing is. */
export function supplyFault({ supplyFrom: from, supplyTo: to }: Supply): { field: keyof Supply; text: string } | null {
  for (const [field, day] of [
    ['supplyFrom', from],
    ['supplyTo', to],
  ] as const)
    if (day && (day < '2000-01-01' || day > '2099-12-31')) return { field, text: 'Kies een datum in deze eeuw' }
  if (!to) return null
  if (!from) return { field: 'supplyFrom', text: 'Vul ook de eerste dag van de levering in' }
  return to < from ? { field: 'supplyTo', text: 'De laatste dag ligt voor de eerste. Kies een latere dag.' } : null
}

/** Whether a code changes its rate within the days of supply, so that nobody can tell the VAT of the line. */
export function rateChangesWithin(
  { vatCode, ossRateBasisPoints }: { vatCode: VatCode; ossRateBasisPoints?: number | null | undefined },
  { from, to }: SupplyDays,
  destination?: string | null,
): boolean {
  const rateOn = (day: string) => vatRate(resolveVatCode(vatCode, day), day, destination, ossRateBasisPoints)
  return rateOn(from) !== rateOn(to)
}

export interface SaleForVatDate {
  readonly vatCode: VatCode
  readonly invoiceDate: string
  readonly supply: SupplyDays | null
  /** Somebody to whom no invoice has to be given: a private person in the Netherlands. */
  readonly isConsumer: boolean
}

/**
 * The day that decides the VAT period of a line of a sale (articles 13 and 34g Wet OB; articles 64, 66 and 67 of
 * directive 2006/112/EC). Supplied is what is supplied wholly: the last day counts.
 * - services whose VAT is shifted to another EU country: the supply;
 * - a consumer, who needs no invoice, here or under the one-stop shop: the supply, or the invoice when that comes first;
 * - anything else: the invoice, at the latest the 15th of the month after the supply;
 * - what owes nothing anywhere (exempt, KOR): the supply, by which its turnover is counted.
 */
export function saleVatDate({ vatCode, invoiceDate, supply, isConsumer }: SaleForVatDate): string {
  if (supply === null) return invoiceDate
  const { treatment, icp } = VAT_CODES[vatCode]
  if (icp === 'services' || treatment === 'kor' || treatment === 'exempt') return supply.to
  // Under the one-stop shop everybody is a consumer, also a company without a VAT number.
  const isToConsumer = vatCode === 'sale_oss' || (isConsumer && treatment === 'domestic')
  const latest = isToConsumer ? supply.to : lastInvoiceDay(supply.to)
  return invoiceDate < latest ? invoiceDate : latest
}

/** The 15th of the month after a supply: the last day to invoice it. */
function lastInvoiceDay(suppliedOn: string): string {
  return `${addMonths(`${suppliedOn.slice(0, 7)}-01`, 1).slice(0, 7)}-15`
}

/** The days of supply as they are read. */
export function supplyText({ from, to }: SupplyDays, language: PaperLanguage = 'nl'): string {
  const { date } = paperFormats[language]
  return from === to ? date(from) : paperTexts(language).days(date(from), date(to))
}
