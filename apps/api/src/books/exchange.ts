import type { InvoiceInput } from '@klopt/api-client/contract'
import { totalsInEuros, type DocumentTotals, type Exchange } from '@klopt/bookkeeping/documents'
import { EURO, isCurrency, isRate } from '@klopt/bookkeeping/money'
import { paperFormatIn, paperFormats, paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { ApiError } from '../kernel/api-error.ts'
import { fromBookkeeping } from '../kernel/from-bookkeeping.ts'

type InCurrency = Pick<InvoiceInput, 'currency' | 'exchangeRate'>

/** What turns the amounts of a document into euros; null where they are euros. */
export function exchangeOf({ currency = EURO, exchangeRate = null }: InCurrency): Exchange | null {
  return currency === EURO || exchangeRate === null ? null : { currency, rate: exchangeRate }
}

/** The totals of a document as they are booked. Throws `amount_too_large`. */
export function bookedTotals(totals: DocumentTotals, input: InCurrency): DocumentTotals {
  const exchange = exchangeOf(input)
  return exchange === null ? totals : fromBookkeeping(() => totalsInEuros(totals, exchange))
}

/** The columns of a document's currency; what it comes to in that stands beside its euros. */
export function currencyColumns(input: InCurrency, totals: DocumentTotals) {
  const exchange = exchangeOf(input)
  return {
    currency: exchange?.currency ?? EURO,
    exchange_rate: exchange?.rate ?? null,
    foreign_gross: exchange && totals.grossCents,
  }
}

/**
 * Refuses a currency without a rate, and what has to be in euros: a deposit is released as it was charged, the one-stop
 * shop has a rate of its own (article 369h of directive 2006/112/EC), and a margin is reckoned by what was paid in euros.
 * Throws `invalid_input`.
 */
export function assertCurrency(
  input: InCurrency &
    Pick<InvoiceInput, 'isDeposit' | 'depositIds'> & { readonly lines: readonly { vatCode: string }[] },
): void {
  const { currency = EURO, exchangeRate = null, depositIds = [] } = input
  if (currency === EURO) return
  const fields: Record<string, string> = {}
  if (!isCurrency(currency)) fields['currency'] = 'Kies een munteenheid uit de lijst'
  else if (exchangeRate === null || !isRate(exchangeRate))
    fields['exchangeRate'] = 'Vul de koers in: hoeveel één euro is'
  const mustBeEuros = 'Kies euro: '
  if (input.isDeposit === true || depositIds.length > 0)
    fields['currency'] = `${mustBeEuros}een aanbetaling vraag en verreken je in euro`
  else if (input.lines.some(({ vatCode }) => vatCode === 'sale_oss' || vatCode === 'sale_margin'))
    fields['currency'] = `${mustBeEuros}verkoop via de OSS of met een marge kan niet in een andere munt`
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

/** What the paper says of its euros: the law wants its VAT in them (article 230 of directive 2006/112/EC). Nothing for euros. */
export function euroMentions(input: InCurrency, booked: DocumentTotals, language: PaperLanguage): string[] {
  const exchange = exchangeOf(input)
  if (exchange === null) return []
  const { euro, decimal } = paperFormats[language]
  const vat = booked.vatCents === 0 ? null : euro(booked.vatCents)
  return [paperTexts(language).inEuros(euro(booked.grossCents), vat, `${decimal(exchange.rate)} ${exchange.currency}`)]
}

/** An amount of a document as a sentence has it, in the language and currency of its customer. */
export const amountIn = (language: PaperLanguage, { currency = EURO }: InCurrency, amount: number): string =>
  paperFormatIn(language, currency).euro(amount)
