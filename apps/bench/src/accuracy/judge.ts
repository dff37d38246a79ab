import type { DocumentReading } from '@klopt/api/bench'
import type { OcrData, PossibleValueType, Proposal, SourceWord } from '@klopt/recognition'
import { printedKinds, type PrintedKind, type Sample } from '../documents/index.ts'
import { nearestText } from './nearest-text.ts'

export type Medium = 'text' | 'scan'

/** One thing that was to be found in one document. */
export interface Verdict {
  readonly medium: Medium
  readonly layout: string
  readonly sample: string
  /** `amount` for a candidate, `total` for a field of the proposal. */
  readonly what: string
  readonly isFound: boolean
  readonly expected: string
  /** What was found instead, or the words that look most like what was missed. */
  readonly got: string
}

const typeOf: Readonly<Record<PrintedKind, PossibleValueType>> = {
  IBAN: 'IBAN',
  KvK: 'CHAMBER_OF_COMMERCE_NUMBER',
  postcode: 'POSTAL_CODE',
  date: 'DATE',
  amount: 'AMOUNT',
}

/** Holds what was read against what is printed: a value that is printed twice has to be found twice. */
export function judge(medium: Medium, sample: Sample, reading: DocumentReading): Verdict[] {
  const ocrData = JSON.parse(reading.ocrData) as OcrData
  const proposal = JSON.parse(reading.proposal) as Proposal
  const words = JSON.parse(reading.words) as SourceWord[]
  const start = { medium, layout: sample.layout, sample: sample.name }
  const candidates = printedKinds.flatMap((kind) => {
    const left = countsOf(ocrData, typeOf[kind])
    return sample.truth.printed[kind].map(({ value, text }): Verdict => {
      const count = left.get(value) ?? 0
      left.set(value, count - 1)
      const got = count > 0 ? '' : nearestText(text, words)
      return { ...start, what: kind, isFound: count > 0, expected: text, got }
    })
  })
  const fields = fieldsOf(sample, proposal).map(([what, expected, got]): Verdict => {
    const isFound = expected === got
    const place = isFound ? '' : ` where it says: ${nearestText(textOf(sample, expected), words)}`
    return { ...start, what, isFound, expected: String(expected), got: `${got}${place}` }
  })
  return [...candidates, ...fields]
}

/** How often each value is offered, on words or on whole paragraphs. */
function countsOf({ words, paragraphs }: OcrData, type: PossibleValueType): Map<number | string, number> {
  const counted = [words, paragraphs].map((texts) => {
    const counts = new Map<number | string, number>()
    for (const text of texts) {
      const values = text.possibleValues.filter((possible) => possible.type === type).map(({ value }) => value)
      for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  })
  const [ofWords = new Map<number | string, number>(), ofParagraphs = ofWords] = counted
  const all = new Set([...ofWords.keys(), ...ofParagraphs.keys()])
  return new Map([...all].map((value) => [value, Math.max(ofWords.get(value) ?? 0, ofParagraphs.get(value) ?? 0)]))
}

/** A value as it is printed. */
function textOf({ truth }: Sample, expected: number | string | null): string {
  const all = Object.values(truth.printed).flat()
  return all.find(({ value }) => value === expected)?.text ?? String(expected)
}

type Field = readonly [what: string, expected: number | string | null, got: number | string | null]

/** The proposal beside what a person would fill in. What a document does not say is asked only where a guess does harm. */
function fieldsOf({ truth }: Sample, proposal: Proposal): Field[] {
  const { supplier } = proposal
  const said: Field[] = [
    ['supplier IBAN', truth.supplierIban, supplier.iban?.value ?? null],
    ['supplier KvK', truth.supplierKvkNumber, supplier.kvkNumber?.value ?? null],
    ['payment reference', truth.paymentReference, proposal.paymentReference?.value ?? null],
    ['due date', truth.dueDate, proposal.dueDate?.value ?? null],
  ]
  return [
    ['total', truth.grossCents, proposal.grossCents?.value ?? null],
    ['invoice number', truth.invoiceNumber, proposal.invoiceNumber?.value ?? null],
    ['kind', truth.kind, proposal.kind],
    ['invoice date', truth.invoiceDate, proposal.invoiceDate?.value ?? null],
    ['supplier name', truth.supplierName, supplier.name?.value ?? null],
    ...said.filter(([, expected]) => expected !== null),
  ]
}
