import { addDays, daysBetween, isIsoDate } from '@klopt/validators'
import type { Candidate } from '../proposal-types.ts'
import type { Value } from '../read-document.ts'
import { candidateOf, derived, proposed, ranked, withFirst } from './candidates.ts'
import type { Document } from './document.ts'
import { hintScore } from './hint-score.ts'
import { proofOf, type Weights } from './proof.ts'

const INVOICE_DATE: Weights = { invoiceDate: 1, date: 0.75, dueDate: -0.9, otherDate: -0.7 }
const DUE_DATE: Weights = { dueDate: 1, invoiceDate: -0.9, date: -0.5, otherDate: -0.8 }
/** Days before today within which an invoice usually is entered, and after it that a clock or a time zone explains. */
const USUAL_PAST = 400
const USUAL_FUTURE = 7
const LONGEST_TERM = 120

interface Dates {
  invoiceDates: Candidate<string>[]
  dueDates: Candidate<string>[]
  terms: Candidate<number>[]
  invoiceDate: Candidate<string> | null
  dueDate: Candidate<string> | null
  paymentTermDays: Candidate<number> | null
}

/**
 * Invoice date, due date and payment term. What the document does not say follows from the other two: a due date is the
 * invoice date and the term, a term the days between.
 */
export function rankDates(document: Document, terms: Candidate<number>[], supplierTermDays: number | null): Dates {
  const values = document.valuesOf('DATE')
  const invoiceDates = ranked(
    values.map((value) => candidateOf(String(value.value), value, invoiceDateScore(document, value))),
  )
  const invoiceDate = proposed(invoiceDates)
  const dueDates = ranked(
    values
      .filter(({ value }) => !invoiceDate || isTerm(daysBetween(invoiceDate.value, String(value))))
      .map((value) => candidateOf(String(value.value), value, dueDateScore(document, value))),
  )
  const foundTerm = proposed(terms)
  const foundDue = proposed(dueDates)
  const term = foundTerm ?? termBetween(invoiceDate, foundDue) ?? usualTerm(supplierTermDays)
  const dueDate = foundDue ?? dueAfter(invoiceDate, term)
  return {
    invoiceDate,
    dueDate,
    paymentTermDays: term,
    invoiceDates,
    dueDates: withFirst(dueDate, dueDates),
    terms: withFirst(term, terms),
  }
}

/** Candidates for the payment term, in days. */
export function rankTerms(document: Document): Candidate<number>[] {
  return ranked(
    document
      .valuesOf('NR_OF_DAYS')
      .map((value) =>
        candidateOf(Number(value.value), value, value.score * 0.85 + hintScore(document, 'paymentTermDays', value)),
      ),
  )
}

function invoiceDateScore(document: Document, value: Value): number {
  const proof = proofOf(document.evidenceOf(value), INVOICE_DATE)
  const top = value.page === 0 ? 0.1 * (1 - value.box.top) : 0
  const usual = isUsual(String(value.value), document.context.today) ? 0 : 0.3
  return 0.3 * value.score + 0.1 + 0.5 * proof + top - usual + hintScore(document, 'invoiceDate', value)
}

function dueDateScore(document: Document, value: Value): number {
  const proof = proofOf(document.evidenceOf(value), DUE_DATE)
  return 0.25 * value.score + 0.65 * proof + hintScore(document, 'dueDate', value)
}

function isUsual(date: string, today: string): boolean {
  if (!isIsoDate(today)) return true
  const age = daysBetween(date, today)
  return age <= USUAL_PAST && age >= -USUAL_FUTURE
}

function isTerm(days: number): boolean {
  return days >= 0 && days <= LONGEST_TERM
}

function termBetween(from: Candidate<string> | null, to: Candidate<string> | null): Candidate<number> | null {
  return from && to ? derived(daysBetween(from.value, to.value), Math.min(from.score, to.score) * 0.9) : null
}

/** The term that was agreed with the supplier, when the document says nothing. */
function usualTerm(days: number | null): Candidate<number> | null {
  return days !== null && isTerm(days) ? derived(days, 0.4) : null
}

function dueAfter(from: Candidate<string> | null, term: Candidate<number> | null): Candidate<string> | null {
  return from && term ? derived(addDays(from.value, term.value), Math.min(from.score, term.score) * 0.9) : null
}
