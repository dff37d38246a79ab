import type { BankPayment, CustomerInvoice } from '@klopt/api-client/contract'
import { BookkeepingError } from '@klopt/bookkeeping/money'
import { epcQrPayload, referenceOfNumbers } from '@klopt/bookkeeping/payments'

interface Payee {
  readonly company_name: string
  readonly iban: string | null
}

/**
 * How to pay these invoices by bank in one payment; null where that cannot be: not open, not in euros, too many, no bank
 * account.
 */
export function bankPaymentOf(
  { company_name: companyName, iban }: Payee,
  invoices: readonly Pick<CustomerInvoice, 'number' | 'openCents' | 'foreign'>[],
): BankPayment | null {
  const reference = referenceOfNumbers(invoices.map(({ number }) => number))
  if (iban === null || reference === null || !invoices.every(isPayable)) return null
  const name = companyName.slice(0, LONGEST_NAME)
  const amountCents = invoices.reduce((sum, { openCents }) => sum + openCents, 0)
  return { name, iban, amountCents, reference, epcPayload: payloadOf({ name, iban, amountCents, text: reference }) }
}

/** Whether it can be paid as it stands: something is open of it, in euros. */
const isPayable = ({ openCents, foreign }: Pick<CustomerInvoice, 'openCents' | 'foreign'>): boolean =>
  openCents > 0 && foreign === null

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
