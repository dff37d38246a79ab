import { acrossLines } from './across-lines.ts'
import { boxAround, verticesOf } from './layout/box.ts'
import { paragraphsOf, type Paragraph } from './layout/paragraphs.ts'
import type { Word } from './layout/word.ts'
import { readDocument, type ReadRow, type Value } from './read-document.ts'
import type { OcrData, PossibleValue, RecognisedText, SourceWord } from './types.ts'
import { SHOWN, type Found, type ValueType } from './values/found.ts'
import { must } from './must.ts'

const NOT_ON_THE_WIRE: ReadonlySet<ValueType> = new Set(['VAT_NUMBER', 'PAYMENT_REFERENCE', 'EMAIL_ADDRESS'])

/**
 * What was read in a document, as the wire has it. Words come row by row, paragraphs from top to bottom.
 *
 * A value that spans several words (`3` `038,14`, or an IBAN in groups of four) makes one word of them, with their texts
 * joined and the box around them all, so that each entry of `words` carries the whole of each of its values. Values within
 * such a run belong to it too; of two runs that overlap the surer one is made. A paragraph carries the values of its words
 * and those that its line breaks cut in two.
 */
export function recognise(words: readonly SourceWord[]): OcrData {
  const rows = readDocument(words)
  const byWord = new Map<Word, PossibleValue[]>()
  const recognised = rows.flatMap((row) => wordsOfRow(row, byWord))
  return { words: recognised, paragraphs: paragraphsOf(rows).map((paragraph) => toParagraph(paragraph, byWord)) }
}

function wordsOfRow(row: ReadRow, byWord: Map<Word, PossibleValue[]>): RecognisedText[] {
  const values = row.values.filter(isShown)
  const entries = groups(row.words, runsOf(values)).map((words) => ({ words, values: [] as Value[] }))
  const entryOf = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry])))
  for (const value of values) {
    const [first, last] = [value.words[0], value.words.at(-1)]
    const entry = first && entryOf.get(first)
    // What reaches beyond the run belongs to a reading that was not chosen.
    if (entry && last && entryOf.get(last) === entry) entry.values.push(value)
  }
  return entries.map((entry) => {
    const possibleValues = distinct(entry.values)
    const [first] = entry.words
    if (first) byWord.set(first, possibleValues)
    return toText(entry.words, textOf(entry.words), possibleValues)
  })
}

/** The runs of several words to make, by their first word: the surest and longest of those that overlap. */
function runsOf(values: readonly Value[]): Map<Word, Word[]> {
  const several = values.filter((value) => value.words.length > 1)
  const taken = new Set<Word>()
  const runs = new Map<Word, Word[]>()
  for (const { words } of several.sort((a, b) => b.score - a.score || b.words.length - a.words.length)) {
    const [first] = words
    if (!first || words.some((word) => taken.has(word))) continue
    for (const word of words) taken.add(word)
    runs.set(first, words)
  }
  return runs
}

function groups(words: readonly Word[], runs: ReadonlyMap<Word, Word[]>): Word[][] {
  const result: Word[][] = []
  for (let i = 0; i < words.length;) {
    const word = words[i]
    if (!word) break
    const group = runs.get(word) ?? [word]
    result.push(group)
    i += group.length
  }
  return result
}

function toParagraph({ lines }: Paragraph, byWord: ReadonlyMap<Word, PossibleValue[]>): RecognisedText {
  const words = lines.flat()
  const known = words.flatMap((word) => byWord.get(word) ?? [])
  return toText(words, lines.map(textOf).join('\n'), distinct([...known, ...acrossLines(lines).filter(isShown)]))
}

function isShown({ type, score }: Found): boolean {
  return score >= SHOWN && !NOT_ON_THE_WIRE.has(type)
}

function distinct(values: readonly { type: ValueType; value: string | number }[]): PossibleValue[] {
  const byText = new Map(values.map(({ type, value }) => [`${type} ${value}`, { type, value } as PossibleValue]))
  return [...byText.values()]
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function toText(words: readonly Word[], text: string, possibleValues: PossibleValue[]): RecognisedText {
  const { page } = must(words[0], 'the first word of a text')
  return { text, page, boundingPoly: { vertices: verticesOf(boxAround(words)) }, possibleValues }
}
