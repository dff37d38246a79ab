import { documentTotals, withDeposits, type DocumentTotals, type ListedDeposit } from '@klopt/bookkeeping/documents'
import { BookkeepingError, decimalsOf, EURO, must } from '@klopt/bookkeeping/money'
import type { Invoice, InvoiceInput } from '@klopt/api-client/contract'
import { ApiError } from '../../kernel/api-error.ts'
import { bookedTotals } from '../../books/exchange.ts'
import type { LoadedInvoice } from './load-invoice.ts'
import { withSupplyDates } from './supplies.ts'
import type { VatBasis } from './vat-basis.ts'

type TotalsInput = Pick<
  InvoiceInput,
  'pricesIncludeVat' | 'discountPercent' | 'lines' | 'supplyFrom' | 'supplyTo' | 'currency'
>

/** The deposits that it takes off, or as a credit invoice gives back. */
interface WithDeposits {
  readonly deposits?: readonly ListedDeposit[]
  readonly returns?: boolean
}

/** Digits before the point that the columns of a line hold. */
const roomFor = { quantity: 10, unitPrice: 12 } as const

/**
 * The amounts of an invoice by the one calculation there is. Throws `amount_too_large` and `invalid_input`, each
 * naming the field to blame.
 */
export function invoiceTotals(
  input: TotalsInput,
  basis: VatBasis,
  { deposits = [], returns = false }: WithDeposits = {},
): DocumentTotals {
  assertRoom(input.lines)
  try {
    const { pricesIncludeVat } = input
    return withDeposits(compute(input, basis), deposits, { pricesIncludeVat, returns })
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    const name = error.code === 'amount_out_of_range' ? 'amount_too_large' : 'invalid_input'
    throw new ApiError(name, { fields: { [fieldOf(input, basis, error)]: error.message }, cause: error })
  }
}

/** The amounts of a stored invoice in its currency: of a final one as they were frozen. */
export function totalsOf({ row, input, vatBasis, deposits, credited }: LoadedInvoice): DocumentTotals {
  if (row.snapshot !== null) return row.snapshot.totals
  return invoiceTotals(input, vatBasis, { deposits, returns: credited !== null })
}

/** The same in euros, as they are booked. */
export function bookedTotalsOf(invoice: LoadedInvoice): DocumentTotals {
  const { snapshot } = invoice.row
  if (snapshot !== null) return snapshot.exchange?.euros ?? snapshot.totals
  return bookedTotals(totalsOf(invoice), invoice.input)
}

function compute(input: TotalsInput, { date, kor, destination = null }: VatBasis): DocumentTotals {
  const { pricesIncludeVat, discountPercent, currency = EURO } = input
  const lines = withSupplyDates(input)
  const decimals = decimalsOf(currency)
  return documentTotals({ lines, pricesIncludeVat, discountPercent, date, kor, destination, decimals })
}

function assertRoom(lines: TotalsInput['lines']): void {
  for (const [index, line] of lines.entries()) {
    for (const name of ['quantity', 'unitPrice'] as const) {
      const whole = must(line[name].replace('-', '').split('.')[0], 'what stands before the decimals')
      if (whole.length <= roomFor[name]) continue
      const message = 'Dit getal is te groot. Controleer het aantal en de prijs.'
      throw new ApiError('amount_too_large', { fields: { [`lines.${index}.${name}`]: message } })
    }
  }
}

/** The first line that cannot be computed by itself, else what concerns all of them. */
function fieldOf(input: TotalsInput, basis: VatBasis, { code }: BookkeepingError): string {
  const index = input.lines.findIndex((line) => !canCompute({ ...input, discountPercent: '0', lines: [line] }, basis))
  const name = code === 'invalid_percentage' ? 'discountPercent' : 'unitPrice'
  if (index >= 0) return `lines.${index}.${name}`
  return code === 'invalid_percentage' ? 'discountPercent' : 'lines'
}

function canCompute(input: TotalsInput, basis: VatBasis): boolean {
  try {
    compute(input, basis)
    return true
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    return false
  }
}

/** Totals as they go over the wire. */
export function presentTotals(totals: DocumentTotals): Invoice['totals'] {
  return {
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    grossCents: totals.grossCents,
    discountCents: totals.discountCents,
    lineAmountsCents: totals.lines.map((line) => line.amountCents),
    vat: totals.vat.map(({ vatCode, ratePercent, baseCents, vatCents }) => ({
      vatCode,
      ratePercent,
      baseCents,
      vatCents,
    })),
  }
}
