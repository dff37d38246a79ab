import type { Found } from './found.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  een: 1,
  acht: 8,
  tien: 10,
  veertien: 14,
  twee: 2,
  drie: 3,
  vier: 4,
  eenentwintig: 21,
  dertig: 30,
  zestig: 60,
  one: 1,
  two: 2,
  ten: 10,
  fourteen: 14,
  thirty: 30,
  sixty: 60,
  zehn: 10,
  vierzehn: 14,
  dreissig: 30,
}
const LONGEST_DAYS = 365
const GAP = String.raw`[ \n]{0,2}`

/** A number and a unit. What the unit counts for in days: an invoice of a month is due after thirty. */
const COUNTED = new RegExp(
  String.raw`(?<![\w.,/-])(\d{1,3}|${Object.keys(NUMBERS).join('|')})${GAP}(?:kalender|werk|calendar|business)?${GAP}(dagen|dgn|dag|days?|tagen?|tage|jours|weken|week|weeks|wochen|maand|maanden|months?|monate?)(?![a-z])`,
  'gi',
)
const NET = /(?<![\w])(?:net|netto|n)[ ](\d{1,3})(?![\d.,%]|[ ]?(?:d|t|j|w|m)[a-z]+)/dgi
const LABELLED =
  /(?:betaal|betalings|krediet|zahlungs)(?:termijn|ziel|frist)(?: ?\(?(?:in )?dagen\)?)?[ \t]{0,2}:?[ \t]{0,2}(\d{1,3})(?![\d.,%/-]|[ ]{0,2}(?:d|w|m)[a-z]+)/dgi
const AT_ONCE =
  /(?<![a-z])(?:per direct|direct te (?:voldoen|betalen)|per omgaande|per ommegaande|a contant|contante betaling|due (?:up)?on receipt|upon receipt|sofort (?:fallig|zahlbar)|payable immediately|a reception)(?![a-z])/gi

const ABOUT_PAYING =
  /betaal|betal|voldoe|voldaan|overma|over te ma|incass|afgeschreven|termijn|netto|\bnet\b|payment|payable|\bpay\b|\bdue\b|terms|zahl|fallig|paiement|payer|binnen|innerhalb/i
const ABOUT_OTHERS =
  /retour|bedenk|garantie|lever|reclam|bezwaar|klacht|korting|skonto|discount|opzeg|opgezegd|geldig|herroep|ruil|notice|valid|warrant|cancel|proef|%/i

/** Every number of days in a text; it is sure when the words around it are about paying. */
export function termsIn(text: string): Found[] {
  const found = Array.from(text.matchAll(COUNTED)).flatMap(({ 0: match, 1: number = '', 2: unit = '', index }) => {
    const days = (NUMBERS[number.toLowerCase()] ?? Number(number)) * daysIn(unit)
    return termOf(days, index, index + match.length, certainty(text, index, index + match.length))
  })
  for (const { indices } of [...text.matchAll(NET), ...text.matchAll(LABELLED)]) {
    const [start, end] = indices?.[1] ?? [0, 0]
    found.push(...termOf(Number(text.slice(start, end)), start, end, 0.9))
  }
  for (const { 0: match, index } of text.matchAll(AT_ONCE)) found.push(...termOf(0, index, index + match.length, 0.8))
  return found
}

function termOf(days: number, start: number, end: number, score: number): Found[] {
  return days <= LONGEST_DAYS ? [{ type: 'NR_OF_DAYS', value: days, start, end, score }] : []
}

function daysIn(unit: string): number {
  return /^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1
}

function certainty(text: string, start: number, end: number): number {
  const around = text.slice(Math.max(0, start - 60), end + 40)
  if (ABOUT_OTHERS.test(around)) return 0.3
  return ABOUT_PAYING.test(around) ? 0.9 : 0.5
}
