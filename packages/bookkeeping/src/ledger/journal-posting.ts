import { documentTotals } from '../documents/document-totals.ts'
import { MAX_AMOUNT_CENTS } from '../money/amounts.ts'
import { centsToDecimal } from '../money/decimal.ts'
import { BookkeepingError } from '../money/errors.ts'
import { INVOICE_VAT_CODES, isSelfAssessed, MIXED_VAT_CODES, VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import { resolveVatCode } from '../vat/vat-rates.ts'
import { purchaseInvoicePosting, salesInvoicePosting } from './invoice-postings.ts'
import type { PostingLine, PostingLineDetails, VatKind } from './posting.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { outputVatAccount, VAT_ACCOUNTS } from './vat-accounts.ts'

/** The most lines that one journal entry has. */
export const MAX_JOURNAL_LINES = 10_000

/** A line of the general journal as somebody writes it: one of its amounts is positive, the other 0. */
export interface JournalLine {
  readonly accountId: number
  /** The code of its account in the reference classification, which tells VAT accounts from others. */
  readonly rgs: string | null
  readonly debitCents: number
  readonly creditCents: number
  readonly vatCode: VatCode | null
  readonly contactId?: number
  readonly description?: string
}

export interface JournalRules {
  /** Decides the rate of a VAT code. */
  readonly date: string
  /** True when the administration charges no VAT and deducts none (KOR). */
  readonly kor: boolean
}

/**
 * What a line of the general journal posts. Its amount is what it moves in all, so that an entry balances as it was
 * written: with a VAT code the VAT that the amount includes goes to the account of its rate, and both count in the
 * return. On an account of VAT the amount is VAT by itself, without a base: VAT paid to customs fills 5b alone, that of
 * private use of a car 1d. Throws `invalid_posting` and `wrong_vat_side` with the reason in Dutch.
 */
export function journalLinePosting(line: JournalLine, rules: JournalRules): PostingLine[] {
  if (line.rgs !== null && VAT_ACCOUNTS.includes(line.rgs)) return [vatLine(line, line.rgs, rules)]
  if (line.vatCode === null) return [plainLine(line)]
  return dividedLines(line, line.vatCode, rules)
}

/** Banks, cash, cards and money under way, of which a statement says what they hold: all of an amount, VAT included. */
const MONEY_GROUP = 'BLim'

/** Whether anything under this code stands in a box of the return. */
function isDeclared(vatCode: VatCode): boolean {
  const { baseBox, outputBox, deductible } = VAT_CODES[vatCode]
  return baseBox !== null || outputBox !== null || deductible
}

const COUNTER = { rgs: 'the other lines of the entry' }

/** Divided as a document of one line that includes its VAT; the other side of that is the entry's other lines. */
function dividedLines(line: JournalLine, vatCode: VatCode, { date, kor }: JournalRules): PostingLine[] {
  if (INVOICE_VAT_CODES.includes(vatCode)) {
    throw refusal(`De btw-code '${VAT_CODES[vatCode].label}' hoort op een factuur. Kies een andere btw-code.`)
  }
  if (MIXED_VAT_CODES.includes(vatCode)) {
    throw refusal(`De btw-code '${VAT_CODES[vatCode].label}' hoort op een inkoop. Kies een andere btw-code.`)
  }
  if (line.rgs?.startsWith(MONEY_GROUP) && isDeclared(vatCode)) {
    throw refusal(
      `Een btw-code hoort bij de omzet of de kosten, niet bij de bank of de kas. Zet '${VAT_CODES[vatCode].label}' op de andere regel.`,
    )
  }
  const { side } = VAT_CODES[vatCode]
  const cents = side === 'sale' ? line.creditCents - line.debitCents : line.debitCents - line.creditCents
  const document = [{ quantity: '1', unitPrice: centsToDecimal(cents), vatCode }]
  const totals = documentTotals({ lines: document, pricesIncludeVat: true, date, kor })
  const account = { id: line.accountId }
  const posting =
    side === 'sale'
      ? salesInvoicePosting(totals, { receivable: COUNTER, revenueAccounts: [account] })
      : purchaseInvoicePosting(totals, { payable: COUNTER, expenseAccounts: [account], date, deductsVat: !kor })
  return posting.filter((part) => part.account !== COUNTER).map((part) => ({ ...part, ...detailsOf(line) }))
}

function vatLine(line: JournalLine, rgs: string, { date, kor }: JournalRules): PostingLine {
  if (line.vatCode === null) {
    throw refusal('Op een btw-rekening hoort een btw-code, zodat het bedrag in de aangifte komt. Kies er een.')
  }
  const vatCode = resolveVatCode(line.vatCode, date, kor)
  // Under KOR nothing is deducted any more, but what was deducted before goes back: credit of 5b.
  const deducts = !kor || line.creditCents > 0
  const vatKind = kindOn(rgs, vatCode, deducts)
  if (vatKind === null) {
    throw refusal(
      `De btw-code '${VAT_CODES[vatCode].label}' hoort niet op deze btw-rekening. Kies een andere btw-code.`,
    )
  }
  return { ...plainLine(line), vatCode, vatKind }
}

function kindOn(rgs: string, vatCode: VatCode, deducts: boolean): VatKind | null {
  const { side, deductible, outputBox } = VAT_CODES[vatCode]
  if (rgs === SYSTEM_ACCOUNTS.inputVat) return deductible && deducts ? 'input' : null
  if (outputBox === null || (side === 'purchase' && !isSelfAssessed(vatCode))) return null
  const account = outputVatAccount(vatCode)
  return 'rgs' in account && account.rgs === rgs ? 'output' : null
}

const plainLine = (line: JournalLine): PostingLine => ({
  account: { id: line.accountId },
  debitCents: line.debitCents,
  creditCents: line.creditCents,
  ...detailsOf(line),
})

const detailsOf = ({ contactId, description }: JournalLine): PostingLineDetails => ({
  ...(contactId !== undefined && { contactId }),
  ...(description !== undefined && { description }),
})

/**
 * What is wrong with the lines as they were written, in Dutch by their place (`lines.3.debitCents`); nothing when each
 * has one positive amount that books can hold and there are at least two. Whether they balance is `assertBalanced`'s.
 */
export function journalLineFaults(
  lines: readonly Pick<JournalLine, 'debitCents' | 'creditCents'>[],
): Record<string, string> {
  const faults: Record<string, string> = {}
  if (lines.length < 2) faults.lines = 'Een boeking heeft minstens twee regels. Voeg een regel toe.'
  for (const [index, { debitCents, creditCents }] of lines.entries()) {
    const place = `Regel ${index + 1}`
    if (debitCents < 0)
      faults[`lines.${index}.debitCents`] = `${place}: een bedrag is niet negatief. Zet het in credit.`
    else if (creditCents < 0)
      faults[`lines.${index}.creditCents`] = `${place}: een bedrag is niet negatief. Zet het in debet.`
    else if (debitCents > 0 && creditCents > 0)
      faults[`lines.${index}.creditCents`] = `${place}: vul debet of credit in, niet allebei.`
    else if (Math.max(debitCents, creditCents) > MAX_AMOUNT_CENTS)
      faults[`lines.${index}.${debitCents > 0 ? 'debitCents' : 'creditCents'}`] =
        `${place}: een bedrag is hoogstens € 999.999.999,99. Verdeel het over meer regels.`
    else if (debitCents === 0 && creditCents === 0)
      faults[`lines.${index}.debitCents`] = `${place}: vul een bedrag in bij debet of credit.`
  }
  return faults
}

/** How much debit there is more than credit; 0 when the lines balance. */
export function imbalanceCents(lines: readonly Pick<JournalLine, 'debitCents' | 'creditCents'>[]): number {
  return lines.reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)
}

function refusal(message: string): BookkeepingError {
  return new BookkeepingError('invalid_posting', message)
}
