import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { NO_TEXT, type BookingText } from './booking-text.ts'
import { joinLines } from './join-lines.ts'
import { endToEndIdOf } from './structured.ts'

const KEY = /^(IBAN|BIC|Naam|Omschrijving|Kenmerk|Machtiging|Incassant|Voor|Betalingskenm\.)(?::| {1,2}(?=\d))\s*/i

/** Values that may be longer than a column; the others may fill one exactly and be complete. */
const RUNS_ON = new Set(['naam', 'omschrijving', 'kenmerk', 'machtiging', 'incassant', 'voor'])

const COLUMN = 32

/**
 * Reads the text ABN AMRO lays out in two columns of 32 characters with a space between them:
 * a sort (`SEPA Overboeking`), then `IBAN: `, `Naam: `, `Omschrijving: ` and so on. A value that
 * fills its column goes on in the next; a shorter one is padded. Some programs take the padding
 * out: then the same labels stand in running text.
 * @param lines lines of at most 65 characters.
 */
export function columnsText(lines: readonly string[]): BookingText {
  const items = itemsOf(lines)
  const value = (name: string) => items.find((item) => item.key === name)?.text
  const whole = squeeze(items.map((item) => item.raw).join(' '))
  const name = squeezeOrNull(value('naam')) ?? nameInCard(items) ?? nameInGiro(items[0]?.raw ?? '') // zero: no text
  const reference = value('betalingskenm.')?.replace(/\s/g, '')
  return {
    ...NO_TEXT,
    counterpartyName: name,
    counterpartyIban: ibanOrNull(value('iban')),
    description: isTransfer(items) ? squeeze(value('omschrijving') ?? '') : whole, // zero: nothing written
    structuredReference: reference !== undefined && /^\d{16}$/.test(reference) ? reference : null,
    endToEndId: endToEndIdOf(value('kenmerk') ?? ''), // zero: not told
    kind: kindOf(items[0]),
  }
}

interface Item {
  /** In lower case, '' for text without one. */
  key: string
  text: string
  raw: string
}

function isTransfer(items: readonly Item[]): boolean {
  return items.some((item) => item.key === 'iban' || item.key === 'naam')
}

function itemsOf(lines: readonly string[]): Item[] {
  const columns = lines.map(columnsOf)
  if (columns.every((line) => line !== null)) {
    const items = itemsInColumns(columns.flat())
    if (isTransfer(items) || !/\s(?:IBAN|Naam):/i.test(lines.join(' '))) return items
  }
  return itemsInText(joinLines(lines, 'ABNA').replaceAll('\n', ' '))
}

/** A text may be a place too long for its column, or one too short; null for one that is in no columns. */
function columnsOf(line: string): string[] | null {
  const [last, between, next] = [line.charAt(COLUMN - 1), line.charAt(COLUMN), line.charAt(COLUMN + 1)]
  if (between === ' ') return [line.slice(0, COLUMN), line.slice(COLUMN + 1)]
  if (next === '' || next === ' ') return [line.slice(0, COLUMN + 1), line.slice(COLUMN + 2)]
  return last === ' ' ? [line.slice(0, COLUMN), line.slice(COLUMN)] : null
}

function itemsInColumns(columns: readonly string[]): Item[] {
  const items: Item[] = []
  let isFull = false
  for (const column of columns) {
    const key = KEY.exec(column)
    const last = items.at(-1)
    if (key === null && isFull && last !== undefined && RUNS_ON.has(last.key)) {
      last.text += column
      last.raw += column
    } else if (column.trim() !== '') {
      const text = key === null ? column : column.slice(key[0].length)
      items.push({ key: key?.[1]?.toLowerCase() ?? '', text, raw: column }) // zero: text without a label
    }
    isFull = column.trimEnd().length >= COLUMN - 1
  }
  return items
}

/** Text up to the first label, then a value for each; behind what was written only two labels can come. */
function itemsInText(text: string): Item[] {
  const [before, written] = splitAt(text, /\s(?=Omschrijving:)/i)
  const labels = /\s(?=(?:IBAN|BIC|Naam|Machtiging|Incassant|Kenmerk|Voor|Betalingskenm\.):)/i
  const parts = [...before.split(labels), ...(written?.split(/\s(?=(?:Kenmerk|Voor):)/i) ?? [])]
  return itemsInColumns(parts)
}

function splitAt(text: string, separator: RegExp): [string, string?] {
  const at = text.search(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The sort of booking is short; a longer text without labels is what somebody wrote. */
function kindOf(first: Item | undefined): string | null {
  if (first?.key !== '') return null
  const sort = /^(GIRO|BEA|GEA) /.exec(first.text)?.[1] ?? first.text
  return sort.trimEnd().length > COLUMN ? null : squeezeOrNull(sort)
}

/** `BEA` (shop) and `GEA` (cash machine) name the place behind the time or in the second column, then the card. */
function nameInCard(items: readonly Item[]): string | null {
  const [first, second] = items
  if (first === undefined || !/^[BG]EA\b/.test(first.text)) return null
  const place = second?.text ?? /\d\d[.:]\d\d\s+(.+)$/s.exec(first.text)?.[1]
  return squeezeOrNull(place?.replace(/,\s*PAS.*$/s, ''))
}

/** `GIRO 428428 NAME` and, for other banks before SEPA, `12.34.56.789 NAME`. */
function nameInGiro(text: string): string | null {
  return squeezeOrNull(/^(?:GIRO\s+\d+|\d\d\.\d\d\.\d\d\.\d{3})\s+(.+)$/s.exec(text)?.[1])
}
