import { damaged, otherCurrency } from '../refusal.ts'
import { accountOf, closingOf, openingOf, periodOf } from '../period.ts'
import { squeezeOrNull } from '../text/squeeze.ts'
import { daysAfter } from '../text/civil-date.ts'
import type { BankLine, BankStatement } from '../types.ts'
import { ibanOfAccount } from './bank.ts'
import type { Balance } from './balance.ts'
import type { Draft } from './draft.ts'
import { readBookingText } from '../booking-text/read-booking-text.ts'
import type { Field } from './split-fields.ts'
import { transactionOf } from './transaction.ts'

/** The bank line of a `:61:` and its `:86:`. */
export function bookingOf(
  field: Field,
  informationLines: readonly string[],
  bank: string,
  closingDate: string,
  reference: string,
): BankLine {
  const transaction = transactionOf(field)
  if (transaction === null) throw damaged(`de boeking "${field.value.slice(0, 40)}"`, field.line)
  const information = readBookingText(informationLines, bank)
  // Rabobank writes one statement a day without entry dates: that day is the booking date.
  const oneDay = /^940[A-Z]?\d{6}$/.test(reference)
  return {
    date: transaction.entryDate ?? (oneDay ? closingDate : transaction.valueDate),
    valueDate: transaction.valueDate,
    amountCents: transaction.amountCents,
    counterpartyName: information.counterpartyName ?? transaction.counterpartyName,
    counterpartyIban: information.counterpartyIban ?? transaction.counterpartyIban,
    description: information.description,
    structuredReference: information.structuredReference,
    endToEndId: information.endToEndId,
    kind: information.kind ?? transaction.kind,
    ...(information.returnReason !== undefined && { returnReason: information.returnReason }),
    balanceAfterCents: null,
  }
}

export function statementOf(
  draft: Draft,
  opening: Balance,
  closing: Balance,
  lines: BankLine[],
  bank: string,
): BankStatement {
  if (opening.currency !== closing.currency) throw otherCurrency(opening.currency, closing.currency)
  // Many banks fill the number with zeros, and then the reference tells statements apart.
  const numbered = /[1-9]/.test(draft.number)
  const iban = ibanOfAccount(draft.account, bank)
  const period = periodOf(lines, closing.date)
  // An opening balance is what the account held at the end of its day; a page goes on within a day.
  const opensOn = draft.opensPage ? opening.date : daysAfter(opening.date, 1)
  return {
    iban,
    ...accountOf(iban, draft.account),
    currency: opening.currency,
    ...period,
    ...openingOf(opensOn, period),
    ...closingOf(closing.date, period),
    openingBalanceCents: opening.cents,
    closingBalanceCents: closing.cents,
    statementId: squeezeOrNull(numbered ? draft.number : draft.reference),
    lines,
  }
}
