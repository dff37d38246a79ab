import { inputVatAccount, outputVatAccount } from '../../ledger/vat-accounts.ts'
import type { AccountRef } from '../../ledger/posting.ts'
import { VAT_CODES } from '../../vat/vat-codes.ts'
import type { AuditedAccount } from './facts.ts'
import type { Values } from './write-elements.ts'

/** Every code that lines can have, with the accounts its VAT stands on. */
export function vatCodeValues(accounts: readonly AuditedAccount[]): Values[] {
  return (
    Object.values(VAT_CODES)
      // Lodging is booked under the rate of its day.
      .filter(({ code }) => code !== 'sale_lodging')
      .map(({ code, label, outputBox, deductible }) => ({
        vatID: code,
        vatDesc: label,
        vatToPayAccID: outputBox === null ? null : numberOf(outputVatAccount(code), accounts),
        vatToClaimAccID: deductible ? numberOf(inputVatAccount(), accounts) : null,
      }))
  )
}

/** As posting does: of several accounts with a code the lowest number is the system's. */
function numberOf(account: AccountRef, accounts: readonly AuditedAccount[]): string | null {
  const numbers = accounts.filter(({ rgs }) => 'rgs' in account && rgs === account.rgs).map(({ number }) => number)
  return numbers.toSorted()[0] ?? null
}
