import type { PurchaseInput } from '@klopt/api-client/contract'
import {
  documentTotals,
  STATED_VAT_MARGIN_CENTS,
  statedVatProblem,
  type DocumentTotals,
  type DocumentVatTotal,
} from '@klopt/bookkeeping/documents'
import { BookkeepingError, centsToDecimal, decimalsOf, EURO, must } from '@klopt/bookkeeping/money'
import { vatRate } from '@klopt/bookkeeping/vat'
import { formatEuro } from '@klopt/validators'
import { ApiError } from '../../kernel/api-error.ts'
import { bookedTotals } from '../../books/exchange.ts'

export type TotalsInput = Pick<
  PurchaseInput,
  'kind' | 'invoiceDate' | 'pricesIncludeVat' | 'lines' | 'statedVat' | 'currency' | 'exchangeRate'
>

/** The amounts of a purchase as they are booked: in euros. Throws as `purchaseTotals`. */
export const bookedPurchaseTotals = (input: TotalsInput): DocumentTotals => bookedTotals(purchaseTotals(input), input)

/**
 * The amounts of a purchase in its currency, by the one calculation there is: those of a credit invoice, which is
 * typed in positive, are negative. Throws `amount_too_large` and `invalid_input`, each naming the field to blame.
 */
export function purchaseTotals(input: TotalsInput): DocumentTotals {
  assertStatedVat(input)
  return compute(input, input.statedVat)
}

/** Totals as they go over the wire. */
export function presentTotals({ netCents, vatCents, grossCents }: DocumentTotals) {
  return { netCents, vatCents, grossCents }
}

function compute(input: TotalsInput, statedVat: TotalsInput['statedVat']): DocumentTotals {
  const { invoiceDate: date, pricesIncludeVat, currency = EURO } = input
  const decimals = decimalsOf(currency)
  const sign = input.kind === 'credit_invoice' ? -1 : 1
  try {
    return documentTotals({
      lines: input.lines.map(({ amountCents, vatCode }) => ({
        quantity: '1',
        unitPrice: centsToDecimal(sign * amountCents, decimals),
        vatCode,
      })),
      pricesIncludeVat,
      date,
      decimals,
      statedVat: statedVat.map(({ vatCode, vatCents }) => ({
        vatCode,
        ratePercent: vatRate(vatCode, date),
        vatCents: sign * vatCents,
      })),
    })
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    const name = error.code === 'amount_out_of_range' ? 'amount_too_large' : 'invalid_input'
    throw new ApiError(name, { fields: { lines: error.message }, cause: error })
  }
}

/** Refuses VAT that does not belong to the lines, or that is too far from what follows from them. */
function assertStatedVat(input: TotalsInput): void {
  if (input.statedVat.length === 0) return
  // As typed in, so that a message speaks of the amounts that are seen.
  const computed = new Map(compute({ ...input, kind: 'invoice' }, []).vat.map((group) => [group.vatCode, group]))
  const fields: Record<string, string> = {}
  for (const [index, { vatCode, vatCents }] of input.statedVat.entries()) {
    const isRepeated = input.statedVat.findIndex((stated) => stated.vatCode === vatCode) < index
    const wrong = isRepeated
      ? 'Dit btw-tarief staat er al. Vul per tarief één btw-bedrag in.'
      : wrongVat(vatCents, computed.get(vatCode))
    if (wrong !== null) fields[`statedVat.${index}.vatCents`] = wrong
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

function wrongVat(vatCents: number, computed: DocumentVatTotal | undefined): string | null {
  switch (statedVatProblem(vatCents, computed)) {
    case 'no_line':
      return 'Er is geen regel met dit btw-tarief. Haal het btw-bedrag weg of kies dit tarief bij een regel.'
    case 'no_vat':
      return 'Bij dit tarief rekent de leverancier geen btw. Kies een ander tarief.'
    case 'too_far': {
      const { ratePercent, vatCents: expected } = must(computed, 'the VAT that follows from the lines')
      const margin = formatEuro(STATED_VAT_MARGIN_CENTS)
      return `${ratePercent}% btw over de regels is ${formatEuro(expected)}, meer dan ${margin} anders. Controleer de bedragen.`
    }
    case null:
      return null
  }
}
