import { VAT_BOXES, type VatBox } from '../vat/vat-boxes.ts'
import { boxesOf, signInBox, type VatFact, type VatReturnBox } from '../vat-return/vat-return.ts'

/**
 * Where lines stand that concern a period: `own` lies in the period and is in its own return, `later` lies in it and went
 * along in another return or correction, `waiting` lies in it and is in none, `earlier` went along in its return and lies in a
 * period before.
 */
export type VatPlace = 'own' | 'later' | 'waiting' | 'earlier'

export interface PlacedVatFact extends VatFact {
  readonly place: VatPlace
}

/** Base and VAT of a box in integer cents; a column that the form does not have stays 0. */
export interface BoxAmounts {
  readonly baseCents: number
  readonly vatCents: number
}

export interface ReconciledBox {
  readonly box: VatBox
  /** What the ledger has in the days of the period. */
  readonly ledger: BoxAmounts
  /** What its return says; nothing while it was not filed. */
  readonly filed: BoxAmounts
  /** Ledger minus filed, and what that is made of. */
  readonly difference: BoxAmounts
  readonly declaredLater: BoxAmounts
  readonly waiting: BoxAmounts
  readonly fromEarlier: BoxAmounts
  /** What is left: nothing, unless something is wrong. */
  readonly unexplained: BoxAmounts
  /** What the ledger has in the same days a year before. */
  readonly before: BoxAmounts
}

/**
 * The boxes of a period in which anything counts, as the ledger has them beside what was filed, with the difference explained.
 * `before` has the lines that concern the same days a year before.
 */
export function reconcileVat(
  facts: readonly PlacedVatFact[],
  filed: readonly VatReturnBox[],
  before: readonly PlacedVatFact[] = [],
): ReconciledBox[] {
  const boxes = (Object.keys(VAT_BOXES) as VatBox[]).filter((box) => box !== '5a' && box !== '5g')
  const inDays = before.filter(({ place }) => place !== 'earlier')
  return boxes.map((box) => ({ ...reconcileBox(box, facts, filed), before: amountsIn(box, inDays) })).filter(hasAny)
}

function reconcileBox(
  box: VatBox,
  facts: readonly PlacedVatFact[],
  boxes: readonly VatReturnBox[],
): Omit<ReconciledBox, 'before'> {
  const of = (place: VatPlace) =>
    amountsIn(
      box,
      facts.filter((fact) => fact.place === place),
    )
  const [own, declaredLater, waiting, fromEarlier] = [of('own'), of('later'), of('waiting'), of('earlier')]
  const found = boxes.find((candidate) => candidate.box === box)
  const filed = { baseCents: found?.baseCents ?? 0, vatCents: found?.vatCents ?? 0 } // zero: not filed, or no such column
  const ledger = add(add(own, declaredLater), waiting)
  const difference = add(ledger, filed, -1)
  const explained = add(add(declaredLater, waiting), fromEarlier, -1)
  return {
    box,
    ledger,
    filed,
    difference,
    declaredLater,
    waiting,
    fromEarlier,
    unexplained: add(difference, explained, -1),
  }
}

function amountsIn(box: VatBox, facts: readonly VatFact[]): BoxAmounts {
  let [baseCents, vatCents] = [0, 0]
  for (const fact of facts) {
    if (boxesOf(fact.vatCode, fact.vatKind)[0] !== box) continue
    const cents = fact.balanceCents * signInBox(box, fact)
    if (fact.vatKind === 'base') baseCents += cents
    else vatCents += cents
  }
  return { baseCents, vatCents }
}

const add = (a: BoxAmounts, b: BoxAmounts, sign: 1 | -1 = 1): BoxAmounts => ({
  baseCents: a.baseCents + sign * b.baseCents + 0,
  vatCents: a.vatCents + sign * b.vatCents + 0,
})

const hasAny = ({ ledger, filed, fromEarlier, before }: ReconciledBox): boolean =>
  [ledger, filed, fromEarlier, before].some(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0)

/** Turnover as the profit and loss has it beside the base of the sales boxes, and why they differ; integer cents. */
export interface TurnoverReconciliation {
  /** Revenue by the day of the entry. */
  readonly ledgerCents: number
  /** The base of sales by the VAT date. */
  readonly boxesCents: number
  /** Revenue in no box: without a VAT code, exempt, or under KOR. */
  readonly outsideBoxesCents: number
  /** In a box, but booked on an account that is not revenue. */
  readonly otherAccountsCents: number
  /** Booked in these days and of another VAT period, minus the other way round. */
  readonly otherPeriodCents: number
  /** What is left: nothing. */
  readonly unexplainedCents: number
}

export interface TurnoverFact {
  /** Credit minus debit, in integer cents. */
  readonly cents: number
  readonly isRevenue: boolean
  /** Whether it is a base that a box of sales has. */
  readonly inBox: boolean
  readonly bookedInPeriod: boolean
  readonly vatInPeriod: boolean
}

/** Lays turnover beside the boxes and explains every cent between them. */
export function reconcileTurnover(facts: readonly TurnoverFact[]): TurnoverReconciliation {
  const sum = (wanted: (fact: TurnoverFact) => boolean): number =>
    facts.reduce((total, fact) => total + (wanted(fact) ? fact.cents : 0), 0)
  const ledgerCents = sum((fact) => fact.isRevenue && fact.bookedInPeriod)
  const boxesCents = sum((fact) => fact.inBox && fact.vatInPeriod)
  const outsideBoxesCents = sum((fact) => fact.isRevenue && fact.bookedInPeriod && !fact.inBox)
  const otherAccountsCents = sum((fact) => !fact.isRevenue && fact.inBox && fact.vatInPeriod)
  const otherPeriodCents =
    sum((fact) => fact.isRevenue && fact.inBox && fact.bookedInPeriod && !fact.vatInPeriod) -
    sum((fact) => fact.isRevenue && fact.inBox && !fact.bookedInPeriod && fact.vatInPeriod)
  const explained = outsideBoxesCents - otherAccountsCents + otherPeriodCents
  return {
    ledgerCents,
    boxesCents,
    outsideBoxesCents,
    otherAccountsCents,
    otherPeriodCents,
    unexplainedCents: ledgerCents - boxesCents - explained + 0,
  }
}

/** Whether a line is the base of a sale that the return asks for. */
export const isSalesBase = ({ vatCode, vatKind }: Pick<VatFact, 'vatCode' | 'vatKind'>): boolean => {
  const box = boxesOf(vatCode, vatKind)[0]
  return vatKind === 'base' && box !== undefined && (box.startsWith('1') || box.startsWith('3'))
}
