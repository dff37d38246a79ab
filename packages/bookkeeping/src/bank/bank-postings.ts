import { assertCents } from '../money/amounts.ts'
import { vatDuePosting } from '../ledger/cash-basis.ts'
import { centsToDecimal } from '../money/decimal.ts'
import { documentTotals } from '../documents/document-totals.ts'
import { BookkeepingError } from '../money/errors.ts'
import { purchaseInvoicePosting, salesInvoicePosting } from '../ledger/invoice-postings.ts'
import type { VatShare } from '../ledger/payment-share.ts'
import { movedVatPosting, type MovedVat } from '../ledger/released-vat.ts'
import { EXCHANGE_DIFFERENCES } from '../ledger/foreign-items.ts'
import { PostingBuilder, type AccountRef, type PostingLine } from '../ledger/posting.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

/** A difference of at most this many cents between a payment and what it settles is booked without asking. */
export const SMALL_DIFFERENCE_CENTS = 100

export interface SettledItem {
  /** The receivable or payable the item stands on. */
  account: AccountRef
  contactId?: number
  /** The part of the bank amount that settles it: money in is positive. */
  amountCents: number
  /** Of an item in another currency: how much of that is more than it was booked for; 0 when absent. */
  exchangeCents?: number
  description?: string
  /** The postponed VAT that this payment makes due (cash basis). */
  vatDue?: readonly VatShare[]
  /** The VAT that was due by a final invoice already, and is so by this payment of an earlier day. */
  vatMoved?: MovedVat
}

export interface BankSettlement {
  bankAccount: AccountRef
  /** Money in is positive; 0 when open items settle each other. */
  amountCents: number
  items: readonly SettledItem[]
  /** What is left after the items and goes to 'Betalingsverschillen'; 0 when absent. */
  differenceCents?: number
  /** Where exchange differences go; found by its RGS code when absent. */
  exchangeAccount?: AccountRef
}

/** A bank line divided over open items and accounts. */
export interface BankLineBooking extends BankSettlement {
  bookings: readonly Pick<BankExpense, 'account' | 'amountCents' | 'vatCode' | 'contactId' | 'description'>[]
  date: string
  deductsVat?: boolean
  kor?: boolean
}

export interface BankExpense {
  bankAccount: AccountRef
  /** Money in is positive. */
  amountCents: number
  /** The cost, revenue or other account opposite the bank. */
  account: AccountRef
  /** Null for what has nothing to do with VAT: a transfer, a loan, private money. */
  vatCode: VatCode | null
  date: string
  /** False when the administration deducts no VAT. */
  deductsVat?: boolean
  /** True when it charges none (KOR). */
  kor?: boolean
  /** Both go on the cost or revenue, not on the bank. */
  contactId?: number
  description?: string
}

/**
 * A bank line that pays open items, in full or in part. A small difference goes
 * to 'Betalingsverschillen', and what an amount in another currency brings in more or less than it was booked for to
 * 'Koersverschillen'. Throws `unbalanced_posting` when the items and the
 * difference do not add up to the bank amount.
 */
export function bankSettlementPosting(settlement: BankSettlement): PostingLine[] {
  const { bankAccount, amountCents, items, differenceCents = 0 } = settlement
  const { exchangeAccount = { rgs: EXCHANGE_DIFFERENCES } } = settlement
  for (const cents of [amountCents, differenceCents]) assertCents(cents)
  const posting = new PostingBuilder().debit(bankAccount, amountCents)
  for (const { account, amountCents: partCents, exchangeCents = 0, vatDue = [], vatMoved, ...details } of items) {
    for (const cents of [partCents, exchangeCents]) assertCents(cents)
    posting.credit(account, partCents - exchangeCents, details).credit(exchangeAccount, exchangeCents, details)
    posting.add(vatDuePosting(vatDue, details))
    if (vatMoved) posting.add(movedVatPosting(vatMoved, details))
  }
  posting.credit({ rgs: SYSTEM_ACCOUNTS.paymentDifferences }, differenceCents)
  return posting.build()
}

/**
 * A bank line that is a cost or revenue by itself, without an invoice. The amount
 * includes its VAT; a refund (money in on a purchase code) reverses the sides.
 * Reverse-charged codes post VAT payable and deductible. Throws `invalid_posting`
 * for an amount of 0.
 */
export function bankExpensePosting(expense: BankExpense): PostingLine[] {
  const { amountCents, account, vatCode, contactId, description } = expense
  assertCents(amountCents)
  if (amountCents === 0) {
    throw new BookkeepingError('invalid_posting', 'Een bankregel van € 0,00 is niet te boeken.')
  }
  const lines = vatCode === null ? withoutVat(expense) : withVat(expense, vatCode)
  const details = {
    ...(contactId === undefined ? {} : { contactId }),
    ...(description === undefined ? {} : { description }),
  }
  return notEmpty(lines.map((line) => (line.account === account ? { ...line, ...details } : line)))
}

/**
 * A bank line that pays open items and books costs or revenue at once, as one
 * entry with one line on the bank. Throws `unbalanced_posting` when the parts do
 * not add up to the bank amount.
 */
export function bankLinePosting(line: BankLineBooking): PostingLine[] {
  const { bookings, bankAccount, amountCents, date, deductsVat, kor } = line
  const booked = bookings.reduce((total, booking) => total + booking.amountCents, 0)
  const posting = new PostingBuilder().add(bankSettlementPosting({ ...line, amountCents: amountCents - booked }))
  const settings = {
    bankAccount,
    date,
    ...(deductsVat === undefined ? {} : { deductsVat }),
    ...(kor === undefined ? {} : { kor }),
  }
  for (const booking of bookings) posting.add(bankExpensePosting({ ...booking, ...settings }))
  return notEmpty(posting.build())
}

function withVat(expense: BankExpense, vatCode: VatCode): PostingLine[] {
  const { bankAccount, amountCents, account, date, kor = false, deductsVat = !kor } = expense
  const isSale = VAT_CODES[vatCode].side === 'sale'
  const unitPrice = centsToDecimal(isSale ? amountCents : -amountCents)
  const totals = documentTotals({ lines: [{ quantity: '1', unitPrice, vatCode }], pricesIncludeVat: true, date, kor })
  return isSale
    ? salesInvoicePosting(totals, { receivable: bankAccount, revenueAccounts: [account] })
    : purchaseInvoicePosting(totals, { payable: bankAccount, expenseAccounts: [account], date, deductsVat })
}

function withoutVat({ bankAccount, amountCents, account }: BankExpense): PostingLine[] {
  return new PostingBuilder().debit(bankAccount, amountCents).credit(account, amountCents).build()
}

/** Money that goes from the bank to the bank leaves no lines, and would look processed without being booked. */
function notEmpty(lines: PostingLine[]): PostingLine[] {
  if (lines.length > 0) return lines
  throw new BookkeepingError(
    'invalid_posting',
    'Deze boeking gaat van de bankrekening naar dezelfde bankrekening. Kies een andere rekening.',
  )
}
