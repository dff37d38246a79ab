import { PostingBuilder, type PostingLine } from '../ledger/posting.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { must } from '../money/must.ts'
import type { VatBox } from '../vat/vat-boxes.ts'
import { vatAccountBalances } from './vat-return-posting.ts'
import { vatReturnBoxes, vatReturnTotals, type VatFact, type VatReturnBox } from './vat-return.ts'

/** One box of a suppletie, in whole euros: what was declared, what is right, and the difference. Null without that column. */
export interface VatCorrectionBox {
  readonly box: VatBox
  readonly declaredBaseEuros: number | null
  readonly correctedBaseEuros: number | null
  readonly differenceBaseEuros: number | null
  readonly declaredVatEuros: number | null
  readonly correctedVatEuros: number | null
  readonly differenceVatEuros: number | null
}

export interface VatCorrection {
  /** In the order of the form. */
  readonly rows: readonly VatCorrectionBox[]
  /** The corrected totals, which the next correction of the period compares with. */
  readonly boxes: readonly VatReturnBox[]
  /** 5g: what is still to be paid, or got back when negative. */
  readonly differenceEuros: number
  readonly hasDifference: boolean
}

/**
 * The suppletie of a period: its corrected totals, rounded as a return is, beside those of the last document about it (its
 * return, or the correction before). `facts` are all lines that are then declared of the period.
 */
export function vatCorrection(declared: readonly VatReturnBox[], facts: readonly VatFact[]): VatCorrection {
  return compareReturns(declared, vatReturnBoxes(facts))
}

/** The same of corrected totals that were frozen. */
export function compareReturns(declared: readonly VatReturnBox[], boxes: readonly VatReturnBox[]): VatCorrection {
  const before = new Map(declared.map((box) => [box.box, box]))
  const rows = boxes.map((corrected) => rowOf(must(before.get(corrected.box), `box ${corrected.box}`), corrected))
  return {
    rows,
    boxes,
    differenceEuros: (vatReturnTotals(boxes).payableCents - vatReturnTotals(declared).payableCents) / 100,
    hasDifference: rows.some(({ differenceBaseEuros, differenceVatEuros }) =>
      [differenceBaseEuros, differenceVatEuros].some((difference) => difference !== null && difference !== 0),
    ),
  }
}

/** What the tax authority's assessment came to, beside the VAT itself. */
export interface AssessmentCosts {
  readonly interestCents: number
  readonly fineCents: number
}

/**
 * Books a suppletie that was processed: the VAT of its lines goes to what is owed, in whole euros, with the rounding booked
 * apart, and interest and fine of the assessment on their own accounts.
 */
export function vatCorrectionPosting(
  members: readonly VatFact[],
  differenceEuros: number,
  { interestCents, fineCents }: AssessmentCosts,
): PostingLine[] {
  const balances = vatAccountBalances(members)
  const exactCents = balances.reduce((total, { balanceCents }) => total + balanceCents, 0)
  const differenceCents = differenceEuros * 100
  const posting = new PostingBuilder()
  for (const { account, balanceCents } of balances) posting.debit(account, balanceCents)
  return posting
    .debit({ rgs: SYSTEM_ACCOUNTS.taxInterest }, interestCents)
    .debit({ rgs: SYSTEM_ACCOUNTS.taxFines }, fineCents)
    .credit({ rgs: SYSTEM_ACCOUNTS.vatPayable }, differenceCents + interestCents + fineCents)
    .credit({ rgs: SYSTEM_ACCOUNTS.paymentDifferences }, exactCents - differenceCents, {
      description: 'Afronding suppletie',
    })
    .build()
}

function rowOf(declared: VatReturnBox, corrected: VatReturnBox): VatCorrectionBox {
  return {
    box: corrected.box,
    declaredBaseEuros: declared.baseEuros,
    correctedBaseEuros: corrected.baseEuros,
    differenceBaseEuros: minus(corrected.baseEuros, declared.baseEuros),
    declaredVatEuros: declared.vatEuros,
    correctedVatEuros: corrected.vatEuros,
    differenceVatEuros: minus(corrected.vatEuros, declared.vatEuros),
  }
}

const minus = (after: number | null, before: number | null): number | null =>
  after === null || before === null ? null : after - before
