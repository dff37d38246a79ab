import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { NO_TEXT, type BookingText } from './booking-text.ts'
import { endToEndIdOf } from './structured.ts'

const KEY = /^(IBAN|BIC|Naam|Omschrijving|Kenmerk|Machtiging|Incassant|Voor|Betalingskenm\.)(?::| {1,2}(?=\d))\s*/i

/** Values that may be longer than a column; the others may fill one exactly and be complete. */
const RUNS_ON = new Set(['naam', 'omschrijving', 'kenmerk', 'machtiging', 'incassant', 'voor'])

/**
 * Reads the text ABN AMRO lays out in two columns of 32 characters with a space between them:
 * a sort (`SEPA Overboeking`), then `IBAN: `, `Naam: `, `Omschrijving: ` and so on. A value that
 * fills its column goes on in the next; a shorter one is padded.
 * @param lines lines of at most 65 characters.
 */
export function columnsText(lines: readonly string[]): BookingText {
  const items = itemsOf(lines)
  const value = (name: string) => items.find((item) => item.key === name)?.text
  const whole = squeeze(items.map((item) => item.raw).join(' '))
  const kind = squeezeOrNull(items[0]?.key === '' ? items[0].text : '')
  const name = squeezeOrNull(value('naam')) ?? nameInCard(items) ?? nameInGiro(items[0]?.raw ?? '')
  const reference = value('betalingskenm.')?.replace(/\s/g, '')
  return {
    ...NO_TEXT,
    counterpartyName: name,
    counterpartyIban: ibanOrNull(value('iban')),
    description: items.some((item) => item.key === 'iban' || item.key === 'naam')
      ? squeeze(value('omschrijving') ?? '')
      : whole,
    structuredReference: reference !== undefined && /^\d{16}$/.test(reference) ? reference : null,
    endToEndId: endToEndIdOf(value('kenmerk') ?? ''),
    kind: kind === null ? null : squeeze(kind.replace(/^(GIRO|BEA|GEA) .*$/, '$1')),
  }
}

interface Item {
  /** In lower case, '' for text without one. */
  key: string
  text: string
  raw: string
}

function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = []
  let isFull = false
  for (const column of lines.flatMap((line) => [line.slice(0, 32), line.slice(33)])) {
    const key = KEY.exec(column)
    const last = items.at(-1)
    if (key === null && isFull && last !== undefined && RUNS_ON.has(last.key)) {
      last.text += column
      last.raw += column
    } else if (column.trim() !== '') {
      const text = key === null ? column : column.slice(key[0].length)
      items.push({ key: key?.[1]?.toLowerCase() ?? '', text, raw: column })
    }
    isFull = column.trimEnd().length >= 31
  }
  return items
}

/** `BEA` (shop) and `GEA` (cash machine) name the place in the second column, then the card. */
function nameInCard(items: readonly Item[]): string | null {
  if (!/^[BG]EA\b/.test(items[0]?.text ?? '')) return null
  const place = /^BEA,|^GEA,/.test(items[0]?.text ?? '') || items.length > 1 ? items[1]?.text : undefined
  return squeezeOrNull(place?.replace(/,\s*PAS.*$/s, ''))
}

/** `GIRO 428428 NAME` and, for other banks before SEPA, `12.34.56.789 NAME`. */
function nameInGiro(text: string): string | null {
  return squeezeOrNull(/^(?:GIRO\s+\d+|\d\d\.\d\d\.\d\d\.\d{3})\s+(.+)$/s.exec(text)?.[1])
}
