import { must } from '@klopt/bookkeeping/money'
import {
  costsFrom,
  costsOfClaims,
  dueReminder,
  nextReminder,
  REMINDER_KINDS,
  statutoryInterest,
  type CollectionCosts,
  type NextReminder,
  type ReminderKind,
} from '@klopt/bookkeeping/payments'
import type { Debt } from './load-debts.ts'
import { stepsOf, type StepRow } from './steps.ts'

/** An invoice in a letter. */
export interface LetterInvoice {
  readonly debt: Debt
  /** The step it takes there; null where it is named alone, and its own step is still to come. */
  readonly stepId: number | null
  readonly kind: ReminderKind
}

/** An invoice whose step a letter goes out for. */
export interface ChosenInvoice {
  readonly debt: Debt
  readonly stepId: number
}

/** A letter to one contact, as it would be sent on a day. */
export interface PlannedLetter {
  readonly step: StepRow
  readonly invoices: readonly LetterInvoice[]
  readonly openCents: number
  /** What is open of the invoices that a notice or a demand is about, and not only names. */
  readonly claimedCents: number
  /** What a demand asks and a notice names. */
  readonly costs: CollectionCosts
  /** What a demand asks. */
  readonly interestCents: number
}

interface Terms {
  readonly steps: readonly StepRow[]
  readonly today: string
  readonly deductsVat: boolean
  /** Who got a letter today already. */
  readonly reminded: ReadonlySet<number>
}

/** The letter that is due on a day to one contact, whose debts these are; null when none is, or one went out today. */
export function planLetter(debts: readonly Debt[], terms: Terms): PlannedLetter | null {
  const due = debts.flatMap((debt) => {
    const step = dueStep(debt, terms)
    return step === null ? [] : [{ debt, stepId: step.id }]
  })
  return due.length === 0 ? null : planLetterOf(debts, due, terms)
}

/**
 * The letter with the next steps of some invoices of a contact, whatever their day. It goes by the furthest of these steps and
 * names all that is late: what is due by the same kind or as a reminder takes its step along, the rest keeps it for another
 * day. A notice or demand to a consumer holds all that may be in it, so that costs are reckoned once over their sum (article
 * 6:96, seventh paragraph, BW).
 */
export function planLetterOf(debts: readonly Debt[], chosen: readonly ChosenInvoice[], terms: Terms): PlannedLetter {
  const stepById = new Map(terms.steps.map((step) => [step.id, step]))
  const stepOf = (stepId: number) => must(stepById.get(stepId), 'a step that is due')
  const step = must(
    chosen.map(({ stepId }) => stepOf(stepId)).toSorted(byFurthest)[0],
    'the step of a letter that somebody chose',
  )
  const invoices = debts
    .filter((debt) => !debt.isPaused)
    .map((debt): LetterInvoice => {
      const own = chosen.find((each) => each.debt.itemId === debt.itemId)?.stepId ?? dueStep(debt, terms)?.id
      const ownKind = own === undefined ? null : stepOf(own).kind
      if (own !== undefined && ownKind === step.kind) return { debt, stepId: own, kind: step.kind }
      if (step.kind !== 'reminder' && belongsIn(step.kind, debt, terms.today))
        return { debt, stepId: step.id, kind: step.kind }
      return { debt, stepId: ownKind === 'reminder' && own !== undefined ? own : null, kind: 'reminder' }
    })
  return letterOf(step, invoices, terms)
}

const byFurthest = (a: StepRow, b: StepRow): number =>
  REMINDER_KINDS.indexOf(b.kind) - REMINDER_KINDS.indexOf(a.kind) || b.after_days - a.after_days || b.id - a.id

function dueStep(debt: Debt, { steps, today, reminded }: Terms) {
  if (debt.isPaused || reminded.has(debt.contactId)) return null
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

/** Whether a debt of a consumer goes along in a letter that another one causes. */
function belongsIn(kind: 'notice' | 'demand', { isConsumer, isPaused, sent }: Debt, today: string): boolean {
  if (!isConsumer || isPaused || sent.some((each) => each.kind === 'demand')) return false
  if (kind === 'notice') return !sent.some((each) => each.kind === 'notice')
  return sent.some(
    (each) => each.kind === 'notice' && each.deliveredOn !== null && costsFrom(each.deliveredOn) <= today,
  )
}

function letterOf(step: StepRow, invoices: readonly LetterInvoice[], { today, deductsVat }: Terms): PlannedLetter {
  const claimed = step.kind === 'reminder' ? [] : invoices.filter(({ kind }) => kind === step.kind)
  const amounts = claimed.map(({ debt }) => debt.openCents)
  const isConsumer = invoices.some(({ debt }) => debt.isConsumer)
  return {
    step,
    invoices,
    openCents: sumOf(invoices.map(({ debt }) => debt.openCents)),
    claimedCents: sumOf(amounts),
    costs: costsOfClaims(amounts, { isConsumer, deductsVat }),
    interestCents: step.kind === 'demand' ? sumOf(claimed.map(({ debt }) => interestOf(debt, today))) : 0,
  }
}

const interestOf = ({ openCents, dueDate, isConsumer }: Debt, today: string): number =>
  statutoryInterest({ principalCents: openCents, dueDate, kind: isConsumer ? 'consumer' : 'trade' }, today)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)
