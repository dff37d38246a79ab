import type { DocumentReading } from '@klopt/api/bench'
import type { RecognisedText } from '@klopt/recognition'
import { expect, test } from 'vitest'
import { measuringSet, type Sample } from '../documents/index.ts'
import { judge } from './judge.ts'
import { nearestText } from './nearest-text.ts'

const [sample] = [...measuringSet(1)] as [Sample, ...Sample[]]
const amount = (value: number): RecognisedText => {
  const [text, boundingPoly] = ['', { vertices: [] }]
  return { text, page: 0, boundingPoly, possibleValues: [{ type: 'AMOUNT', value }] }
}

function readingOf(amounts: readonly number[]): DocumentReading {
  const proposal = { kind: 'invoice', supplier: {}, grossCents: { value: sample.truth.grossCents } }
  return {
    reader: 'text',
    pageCount: 1,
    thumbnail: null,
    words: '[]',
    ocrData: JSON.stringify({ words: amounts.map(amount), paragraphs: [] }),
    proposal: JSON.stringify(proposal),
    summary: { supplierName: null, invoiceDate: null, grossCents: null },
  }
}

const printed = (...amounts: number[]): Sample => {
  const values = amounts.map((value) => ({ value, text: String(value) }))
  return { ...sample, truth: { ...sample.truth, printed: { ...sample.truth.printed, amount: values } } }
}
const foundOf = (what: string, verdicts: ReturnType<typeof judge>): boolean[] =>
  verdicts.filter((verdict) => verdict.what === what).map(({ isFound }) => isFound)

test('a value that is printed twice has to be offered twice', () => {
  expect(foundOf('amount', judge('text', printed(5, 5, 7), readingOf([5, 7, 9])))).toEqual([true, false, true])
  expect(foundOf('amount', judge('text', printed(5, 5), readingOf([5, 5])))).toEqual([true, true])
})

test('a field counts when it is exactly what the document says, and not when it is left open', () => {
  const verdicts = judge('text', sample, readingOf([]))
  expect(foundOf('total', verdicts)).toEqual([true])
  expect(foundOf('invoice number', verdicts)).toEqual([false])
})

test('what was missed is shown with the words that look most like it', () => {
  const words = ['Totaal', '1.23O,', '45', 'Datum'].map((text) => ({ text, page: 0, x: 0, y: 0, width: 0, height: 0 }))
  expect(nearestText('1.230,45', words)).toBe('Totaal [1.23O, 45] Datum')
})
