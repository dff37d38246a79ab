import type { BankPayment, CustomerInvoice } from '@klopt/api-client/contract'
import { BookkeepingError, must } from '@klopt/bookkeeping/money'
import { epcQrPayload, referenceOfNumbers } from '@klopt/bookkeeping/payments'

interface Payee {
  readonly company_name: string
  readonly iban: string | null
}

type Payable = Pick<CustomerInvoice, 'number' | 'openCents' | 'claimsCents' | 'foreign'>

/**
 * How to pay these invoices by bank in one payment, with the costs and interest that are asked beside them; null where that
 * cannot be: not open, of several currencies, too many, no bank account. What is asked beside is euros, and so is then all.
 */
export function bankPaymentOf(
  { company_name: companyName, iban }: Payee,
  invoices: readonly Payable[],
): BankPayment | null {
  const reference = referenceOfNumbers(invoices.map(({ number }) => number))
  const currencies = new Set(invoices.map(({ foreign }) => foreign?.currency))
  const claimsCents = invoices.reduce((sum, invoice) => sum + invoice.claimsCents, 0)
  if (iban === null || reference === null || (currencies.size !== 1 && claimsCents === 0)) return null
  if (!invoices.every(({ openCents }) => openCents > 0)) return null
  const name = companyName.slice(0, LONGEST_NAME)
  const amountCents = invoices.reduce((sum, { openCents }) => sum + openCents, claimsCents)
  const foreign = claimsCents > 0 ? null : foreignOf(invoices)
  const epcPayload = foreign === null ? payloadOf({ name, iban, amountCents, text: reference }) : null
  return { name, iban, amountCents, foreign, reference, epcPayload }
}

/** What invoices of one other currency come to in that. */
function foreignOf(invoices: readonly Pick<CustomerInvoice, 'foreign'>[]): BankPayment['foreign'] {
  const [first] = invoices
  if (!first?.foreign) return null
  const { currency, decimals } = first.foreign
  const amounts = invoices.map(({ foreign }) => must(foreign, 'foreign').openAmount)
  return { currency, decimals, amount: amounts.reduce((sum, amount) => sum + amount, 0) }
}

/** As much of a name as a bank takes. */
const LONGEST_NAME = 70

/** Null where an amount or a name does not fit the code: one can still pay by hand. */
function payloadOf(payment: Parameters<typeof epcQrPayload>[0]): string | null {
  try {
    return epcQrPayload(payment)
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    return null
  }
}
