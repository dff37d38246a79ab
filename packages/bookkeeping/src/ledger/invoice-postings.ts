import { isPostponed } from './cash-basis.ts'
import type { DocumentTotals, DocumentVatTotal } from '../documents/document-totals.ts'
import { BookkeepingError } from '../money/errors.ts'
import { PostingBuilder, type AccountRef, type PostingLine } from './posting.ts'
import { divideHalfAway, roundTogether } from '../money/rounding.ts'
import { parseDecimal, powerOfTen } from '../money/decimal.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { defaultRevenueAccount, inputVatAccount, outputVatAccount } from './vat-accounts.ts'
import { isSelfAssessed, VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import { deductionDay } from '../vat/deduction-day.ts'
import type { MarginVat } from '../vat/margin.ts'
import { deductedVat, type DeductionRules } from '../vat/mixed-use.ts'
import { selfAssessedRate } from '../vat/vat-rates.ts'
import type { VatScheme } from '../vat/vat-schemes.ts'
import { must } from '../money/must.ts'

export interface SalesPostingOptions {
  contactId?: number
  /** Per line of the document; absent ones follow from the VAT code. */
  revenueAccounts?: readonly (AccountRef | undefined)[]
  /** Where the gross is debited: the system's receivables when absent. */
  receivable?: AccountRef
  /** Per line of the document the day that decides its VAT period; that of the entry when left out. */
  vatDates?: readonly (string | undefined)[]
  /** Per line of the document the VAT on its margin, which its paper does not show. */
  margins?: readonly (MarginVat | undefined)[]
  /** On a cash basis the VAT waits for the payment; 'accrual' when absent. */
  vatScheme?: VatScheme
}

export interface PurchasePostingOptions extends DeductionRules {
  contactId?: number
  /** Per line of the document. */
  expenseAccounts: readonly AccountRef[]
  /** Where the gross is credited: the system's payables when absent. */
  payable?: AccountRef
  /** Decides the rate of VAT that the buyer declares. */
  date: string
  /** When it was received; its own date when nobody said. */
  receivedOn?: string | null
}

/**
 * A sales invoice: gross to the receivable, turnover per account and VAT code,
 * VAT per code. On a cash basis what waits for its payment carries no VAT code yet,
 * and its VAT stands on an account of its own: `vatDuePosting` makes it count. A
 * credit invoice has negative totals and swaps the sides by itself. Empty for a
 * document of nothing. Throws `wrong_vat_side`.
 */
export function salesInvoicePosting(
  totals: DocumentTotals,
  {
    contactId,
    revenueAccounts = [],
    receivable,
    vatDates = [],
    margins = [],
    vatScheme = 'accrual',
  }: SalesPostingOptions,
): PostingLine[] {
  assertSide(totals, 'sale')
  const waits = (code: VatCode) => vatScheme === 'cash' && isPostponed(code)
  const posting = new PostingBuilder()
  posting.debit(receivable ?? { rgs: SYSTEM_ACCOUNTS.receivables }, totals.grossCents, contact(contactId))
  for (const [index, { vatCode, baseCents }] of totals.lines.entries()) {
    const account = revenueAccounts[index] ?? defaultRevenueAccount(vatCode)
    const counted = { vatCode, vatKind: 'base', ...onDay(vatDates[index]) } as const
    if (vatCode === 'sale_margin') {
      const margin = must(margins[index], 'the margin of a line')
      creditMargin(posting, { account, soldCents: baseCents, margin, day: onDay(vatDates[index]) })
    } else posting.credit(account, baseCents, waits(vatCode) || vatCode === 'sale_oss' ? {} : counted)
  }
  for (const group of totals.vat) {
    const { vatCode, vatCents } = group
    if (waits(vatCode)) posting.credit({ rgs: SYSTEM_ACCOUNTS.postponedVat }, vatCents)
    // VAT of another country: a debt of its own, in no box of the Dutch return.
    else if (vatCode === 'sale_oss') posting.credit({ rgs: SYSTEM_ACCOUNTS.ossVat }, vatCents)
    else if (vatCents !== 0)
      for (const [vatDate, cents] of vatByDay(totals, group, vatDates))
        posting.credit(outputVatAccount(vatCode), cents, { vatCode, vatKind: 'output', ...onDay(vatDate) })
  }
  return posting.build()
}

interface SoldByMargin {
  readonly account: AccountRef
  readonly soldCents: number
  readonly margin: MarginVat
  readonly day: { vatDate?: string }
}

/** Used goods: the margin without VAT is what is declared, the rest of what was received is turnover beside it. */
function creditMargin(posting: PostingBuilder, { account, soldCents, margin, day }: SoldByMargin): void {
  const { baseCents, vatCents } = margin
  posting.credit(account, soldCents - baseCents - vatCents)
  if (baseCents !== 0) posting.credit(account, baseCents, { vatCode: 'sale_margin', vatKind: 'base', ...day })
  if (vatCents !== 0)
    posting.credit(outputVatAccount('sale_margin'), vatCents, { vatCode: 'sale_margin', vatKind: 'output', ...day })
}

const onDay = (vatDate: string | undefined) => (vatDate === undefined ? {} : { vatDate })

/** The VAT of a code and rate by the day of its lines, in proportion to their bases and to the cent. */
export function vatByDay(
  { lines }: DocumentTotals,
  { vatCode, ratePercent, vatCents }: Pick<DocumentVatTotal, 'vatCode' | 'ratePercent' | 'vatCents'>,
  vatDates: readonly (string | undefined)[],
): (readonly [string | undefined, number])[] {
  const bases = new Map<string | undefined, bigint>()
  for (const [index, line] of lines.entries()) {
    if (line.vatCode !== vatCode || line.ratePercent !== ratePercent) continue
    const before = bases.get(vatDates[index]) ?? 0n // zero: the first line of its day
    bases.set(vatDates[index], before + BigInt(line.baseCents))
  }
  const days = [...bases.keys()]
  if (days.length === 1) return [[days[0], vatCents]]
  const { digits, scale } = parseDecimal(ratePercent)
  const shares = roundTogether(
    [...bases.values()].map((base) => base * digits),
    100n * powerOfTen(scale),
    BigInt(vatCents),
  )
  return days.map((day, index) => [day, Number(must(shares[index], 'the VAT of a day'))] as const)
}

/**
 * A purchase invoice: cost per account and VAT code, deductible VAT to reclaim,
 * gross to the payable. Where the VAT is reverse-charged the buyer both owes and
 * deducts it (boxes 2a, 4a or 4b, and 5b). VAT that is not deductible is part of
 * the cost, the rest of mixed use included. VAT that a supplier charged is deducted on its `deductionDay`; what the buyer
 * declares keeps its own day. Throws `wrong_vat_side` and `unexpected_vat`.
 */
export function purchaseInvoicePosting(
  totals: DocumentTotals,
  { contactId, expenseAccounts, payable, date, receivedOn = null, ...rules }: PurchasePostingOptions,
): PostingLine[] {
  assertSide(totals, 'purchase')
  const accounts = totals.lines.map((_line, index) => accountAt(expenseAccounts, index))
  const vatDate = deductionDay({ date, receivedOn })
  const onReceipt = (code: VatCode) => (vatDate !== date && !isSelfAssessed(code) ? { vatDate } : {})
  const posting = new PostingBuilder()
  for (const [index, { vatCode, baseCents }] of totals.lines.entries()) {
    posting.debit(accountAt(accounts, index), baseCents, { vatCode, vatKind: 'base', ...onReceipt(vatCode) })
  }
  for (const group of totals.vat) {
    const { vatCode, vatCents } = group
    const selfAssessed = selfAssessedVat(group, date)
    if (selfAssessed !== 0) {
      assertNoVatOnDocument(group)
      posting.credit(outputVatAccount(vatCode), selfAssessed, { vatCode, vatKind: 'output' })
    }
    const deducted = deductedVat(vatCode, vatCents + selfAssessed, rules)
    if (deducted !== 0) posting.debit(inputVatAccount(), deducted, { vatCode, vatKind: 'input', ...onReceipt(vatCode) })
  }
  for (const [index, cents] of vatInCosts(totals, { date, ...rules }).entries()) {
    posting.debit(accountAt(accounts, index), cents)
  }
  posting.credit(payable ?? { rgs: SYSTEM_ACCOUNTS.payables }, totals.grossCents, contact(contactId))
  return posting.build()
}

/** What each line of a purchase costs: its base, and the VAT on it that does not come back. */
export function purchaseLineCosts(
  totals: DocumentTotals,
  rules: Pick<PurchasePostingOptions, 'date' | keyof DeductionRules>,
): number[] {
  const vat = vatInCosts(totals, rules)
  return totals.lines.map(({ baseCents }, index) => baseCents + must(vat[index], 'the VAT in the cost of a line'))
}

/**
 * The VAT of each line that does not come back: what its own rate makes of it, and what the document states more or less
 * than that cent by cent.
 */
function vatInCosts(totals: DocumentTotals, { date, ...rules }: { date: string } & DeductionRules): number[] {
  const costs = totals.lines.map(() => 0)
  for (const group of totals.vat) {
    const { vatCode, ratePercent } = group
    const wholeCents = group.vatCents + selfAssessedVat(group, date)
    const vatCents = wholeCents - deductedVat(vatCode, wholeCents, rules)
    if (vatCents === 0) continue
    const indexes = [...totals.lines.keys()].filter(
      (index) => totals.lines[index]?.vatCode === vatCode && totals.lines[index].ratePercent === ratePercent,
    )
    const rate = parseDecimal(isSelfAssessed(vatCode) ? selfAssessedRate(vatCode, date) : ratePercent)
    const shares = roundTogether(
      indexes.map((index) => BigInt(must(totals.lines[index], 'a line of the document').baseCents) * rate.digits),
      100n * powerOfTen(rate.scale),
      BigInt(vatCents),
    )
    for (const [position, index] of indexes.entries()) {
      costs[index] = must(costs[index], 'a line') + Number(must(shares[position], 'the share of a line'))
    }
  }
  return costs
}

function selfAssessedVat({ vatCode, baseCents }: DocumentVatTotal, date: string): number {
  const rate = parseDecimal(selfAssessedRate(vatCode, date))
  return Number(divideHalfAway(BigInt(baseCents) * rate.digits, 100n * powerOfTen(rate.scale)))
}

function assertNoVatOnDocument({ vatCode, vatCents }: DocumentVatTotal): void {
  if (vatCents === 0) return
  throw new BookkeepingError(
    'unexpected_vat',
    `Bij '${VAT_CODES[vatCode].label}' rekent de leverancier geen btw. Kies een andere btw-code of haal het btw-bedrag weg.`,
  )
}

function assertSide({ lines }: DocumentTotals, side: 'sale' | 'purchase'): void {
  const wrong = lines.find(({ vatCode }) => VAT_CODES[vatCode].side !== side)
  if (wrong) throw wrongSide(wrong.vatCode, side)
}

function wrongSide(code: VatCode, side: 'sale' | 'purchase'): BookkeepingError {
  const kind = side === 'sale' ? 'verkoop' : 'inkoop'
  return new BookkeepingError(
    'wrong_vat_side',
    `De btw-code '${VAT_CODES[code].label}' hoort niet bij ${kind}. Kies een btw-code voor ${kind}.`,
  )
}

function accountAt(accounts: readonly AccountRef[], index: number): AccountRef {
  const account = accounts[index]
  if (account === undefined) {
    throw new BookkeepingError('invalid_posting', `Regel ${index + 1} heeft nog geen grootboekrekening. Kies er een.`)
  }
  return account
}

function contact(contactId: number | undefined): { contactId?: number } {
  return contactId === undefined ? {} : { contactId }
}
