import { must } from '@klopt/bookkeeping/money'
import {
  costsFrom,
  costsOfClaims,
  dueReminder,
  nextReminder,
  statutoryInterest,
  type CollectionCosts,
  type NextReminder,
} from '@klopt/bookkeeping/payments'
import type { Debt } from './load-debts.ts'
import { stepsOf, type StepRow } from './steps.ts'

/** An invoice in a letter, with the step it takes there. */
export interface LetterInvoice {
  readonly debt: Debt
  readonly stepId: number
}

/** A letter to one contact, as it would be sent on a day. */
export interface PlannedLetter {
  readonly step: StepRow
  readonly invoices: readonly LetterInvoice[]
  readonly openCents: number
  /** What a demand asks and a notice names. */
  readonly costs: CollectionCosts
  /** What a demand asks. */
  readonly interestCents: number
}

interface Terms {
  readonly steps: readonly StepRow[]
  readonly today: string
  readonly deductsVat: boolean
}

/** The letters that are due on a day to one contact, whose debts these are. */
export function planLetters(debts: readonly Debt[], terms: Terms): PlannedLetter[] {
  const chosen = debts.flatMap((debt) => {
    const step = dueStep(debt, terms)
    return step === null ? [] : [{ debt, stepId: step.id }]
  })
  return lettersOf(debts, chosen, terms)
}

/** The letter with the next step of one invoice, whatever its day. */
export function planLetterOf(debts: readonly Debt[], { debt, stepId }: LetterInvoice, terms: Terms): PlannedLetter {
  return must(lettersOf(debts, [{ debt, stepId }], terms)[0], 'the letter of an invoice')
}

/** The letters with the next steps of some invoices of a contact: those of one kind go together. */
export const planLettersOf = (
  debts: readonly Debt[],
  chosen: readonly LetterInvoice[],
  terms: Terms,
): readonly PlannedLetter[] => lettersOf(debts, chosen, terms)

function dueStep(debt: Debt, { steps, today }: Terms) {
  if (debt.isPaused) return null
  return dueReminder(debt, usableSteps(debt, steps), today)
}

/** What follows for an invoice. */
export function nextStep(debt: Debt, steps: readonly StepRow[]): NextReminder | null {
  return nextReminder(debt, usableSteps(debt, steps))
}

/** Costs are asked once, also when the step for it was made anew. */
function usableSteps({ contactId, sent }: Debt, steps: readonly StepRow[]) {
  const isDemanded = sent.some(({ kind }) => kind === 'demand')
  return stepsOf(steps, contactId)
    .filter(({ id, kind }) => !isDemanded || kind !== 'demand' || sent.some(({ stepId }) => stepId === id))
    .map(({ id, kind, after_days }) => ({ id, kind, afterDays: after_days }))
}

/**
 * Reminders of one day are one letter, by the furthest of their steps. A notice or demand to a consumer holds all that may
 * be in it, so that costs are reckoned once over their sum (article 6:96, seventh paragraph, BW).
 */
function lettersOf(debts: readonly Debt[], chosen: readonly LetterInvoice[], terms: Terms): PlannedLetter[] {
  const stepById = new Map(terms.steps.map((step) => [step.id, step]))
  const stepOf = ({ stepId }: LetterInvoice) => must(stepById.get(stepId), 'a step that is due')
  const letters: PlannedLetter[] = []
  const taken = new Set<number>()
  for (const kind of ['demand', 'notice', 'reminder'] as const) {
    const due = chosen.filter((each) => stepOf(each).kind === kind && !taken.has(each.debt.invoiceId))
    const furthest = due.map(stepOf).toSorted((a, b) => b.after_days - a.after_days || b.id - a.id)[0]
    if (furthest === undefined) continue
    const along = kind === 'reminder' ? [] : debts.filter((debt) => belongsIn(kind, debt, terms.today))
    const invoices = [
      ...due,
      ...along
        .filter(({ invoiceId }) => !taken.has(invoiceId) && !due.some(({ debt }) => debt.invoiceId === invoiceId))
        .map((debt) => ({ debt, stepId: furthest.id })),
    ]
    for (const { debt } of invoices) taken.add(debt.invoiceId)
    letters.push(letterOf(furthest, invoices, terms))
  }
  return letters
}

/** Whether a debt of a consumer goes along in a letter that another one causes. */
function belongsIn(kind: 'notice' | 'demand', { isConsumer, isPaused, sent }: Debt, today: string): boolean {
  if (!isConsumer || isPaused || sent.some((each) => each.kind === 'demand')) return false
  if (kind === 'notice') return !sent.some((each) => each.kind === 'notice')
  return sent.some(
    (each) => each.kind === 'notice' && each.deliveredOn !== null && costsFrom(each.deliveredOn) <= today,
  )
}

function letterOf(step: StepRow, invoices: readonly LetterInvoice[], { today, deductsVat }: Terms): PlannedLetter {
  const amounts = invoices.map(({ debt }) => debt.openCents)
  const isConsumer = invoices.some(({ debt }) => debt.isConsumer)
  const asksNothing = step.kind === 'reminder'
  return {
    step,
    invoices,
    openCents: sumOf(amounts),
    costs: asksNothing ? { netCents: 0, vatCents: 0 } : costsOfClaims(amounts, { isConsumer, deductsVat }),
    interestCents: step.kind === 'demand' ? sumOf(invoices.map(({ debt }) => interestOf(debt, today))) : 0,
  }
}

const interestOf = ({ openCents, dueDate, isConsumer }: Debt, today: string): number =>
  statutoryInterest({ principalCents: openCents, dueDate, kind: isConsumer ? 'consumer' : 'trade' }, today)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)
