import type { OcrData, PossibleValue, PossibleValueType, RecognisedText } from '@klopt/recognition'
import { boxAround, centreOf, contains, type Box } from '../geometry/box.ts'
import type { Picked } from '../types.ts'
import { inReadingOrder } from './reading-order.ts'

/** A text in the document that can be picked, with the values of the wanted types it can have. */
export interface Candidate {
  id: string
  page: number
  box: Box
  values: readonly PossibleValue[]
  source: RecognisedText
}

/**
 * What can be picked for these types, in reading order. A paragraph often says what one of its words
 * says too: then the word is kept, which is the more exact place.
 */
export function candidatesOf(ocr: OcrData | null, types: readonly PossibleValueType[]): Candidate[] {
  if (!ocr) return []
  const words = wanted(ocr.words, types, 'word')
  const paragraphs = wanted(ocr.paragraphs, types, 'paragraph').flatMap((paragraph) => {
    const values = paragraph.values.filter((value) => !words.some((word) => says(word, value, paragraph)))
    return values.length > 0 ? [{ ...paragraph, values }] : []
  })
  return inReadingOrder([...words, ...paragraphs])
}

function wanted(texts: readonly RecognisedText[], types: readonly PossibleValueType[], kind: string): Candidate[] {
  return texts.flatMap((source, index) => {
    const values = source.possibleValues.filter(({ type }) => types.includes(type))
    if (values.length === 0) return []
    return [{ id: `${kind}-${index}`, page: source.page, box: boxAround(source.boundingPoly.vertices), values, source }]
  })
}

const says = (word: Candidate, { type, value }: PossibleValue, paragraph: Candidate): boolean =>
  word.page === paragraph.page &&
  word.values.some((known) => known.type === type && known.value === value) &&
  contains(paragraph.box, centreOf(word.box))

/** The candidates whose middle lies in a part of a page, each value once. */
export function candidatesWithin(candidates: readonly Candidate[], page: number, region: Box): Candidate[] {
  return eachValueOnce(
    candidates.filter((candidate) => candidate.page === page && contains(region, centreOf(candidate.box))),
  )
}

/** The candidates without the values that one before them has. */
export function eachValueOnce(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.flatMap((candidate) => {
    const values = candidate.values.filter(({ type, value }) => {
      const key = `${type} ${value}`
      return !seen.has(key) && seen.add(key)
    })
    return values.length > 0 ? [{ ...candidate, values }] : []
  })
}

/** What is told to whoever asked for a value. */
export const pickedFrom = ({ source }: Candidate, { type, value }: PossibleValue): Picked => ({
  type,
  value,
  text: source.text,
  page: source.page,
  vertices: source.boundingPoly.vertices,
})
