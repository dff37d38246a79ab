import { isBetalingskenmerk } from './payment-reference.ts'

/** What the tax authority is paid, all of it on one account; `care` is the income-dependent contribution of the Zvw. */
export type TaxKind = 'vat' | 'payroll' | 'income' | 'care' | 'profit' | 'dividend' | 'vehicle'

/** Which tax a text is about, and the word in it that says so; null where a number says it. */
export interface SaidTax {
  readonly kind: TaxKind
  readonly word: string | null
}

const WORDS: Readonly<Record<TaxKind, RegExp>> = {
  vat: /\b(?:omzetbel\w*|btw|ob)\b/iu,
  payroll: /\b(?:loonheff\w*|loonbel\w*|lh)\b/iu,
  income: /\b(?:inkomstenbel\w*|ib|premie volksverz\w*)\b/iu,
  care: /\b(?:zvw|zorgverzekeringswet)\b/iu,
  profit: /\b(?:vennootschapsbel\w*|vpb)\b/iu,
  dividend: /\bdividendbel\w*/iu,
  vehicle: /\b(?:motorrijtuig\w*|mrb|wegenbel\w*)\b/iu,
}

/** The letter behind the fiscal number in that of a return, an assessment or a decision. */
const LETTERS: Readonly<Record<string, TaxKind>> = {
  A: 'payroll',
  B: 'vat',
  D: 'dividend',
  F: 'vat',
  H: 'income',
  J: 'payroll',
  L: 'payroll',
  M: 'vehicle',
  N: 'income',
  O: 'vat',
  V: 'profit',
  W: 'care',
  Y: 'vehicle',
}

/** What stands at that place in a betalingskenmerk, but for returns of VAT and wages, which have one digit and their year. */
const CODES: Readonly<Record<string, TaxKind>> = {
  70: 'income',
  75: 'care',
  76: 'vehicle',
  78: 'vehicle',
  84: 'profit',
  87: 'vehicle',
  88: 'vehicle',
}

const NUMBER = /(?<![0-9])[0-9]{4}\.?[0-9]{2}\.?[0-9]{3}\.?([A-Z])\.?[0-9]/giu
const SIXTEEN_DIGITS = /(?<![0-9])(?:[0-9][ .]?){15}[0-9](?![0-9])/gu

/**
 * Which tax a text is about, by its words, by the number of a return or an assessment, or by a betalingskenmerk: null
 * where it says none, or more than one.
 */
export function taxKindIn(text: string): SaidTax | null {
  const said = [...byWord(text), ...byNumber(text)]
  const [first] = said
  return first !== undefined && said.every(({ kind }) => kind === first.kind) ? first : null
}

function byWord(text: string): SaidTax[] {
  return (Object.keys(WORDS) as TaxKind[]).flatMap((kind) => {
    const word = WORDS[kind].exec(text)?.[0]
    return word === undefined ? [] : [{ kind, word }]
  })
}

function byNumber(text: string): SaidTax[] {
  const references = [...text.matchAll(SIXTEEN_DIGITS)].map(([digits]) => ofReference(digits.replaceAll(/[ .]/g, '')))
  const numbers = [...text.matchAll(NUMBER)].map(([, letter]) => LETTERS[String(letter).toUpperCase()])
  return [...references, ...numbers].flatMap((kind) => (kind ? [{ kind, word: null }] : []))
}

/**
 * A check digit, eight digits of the fiscal number, and then what it is for: known from the examples of the authority's
 * own aid (belastingdienst.nl, 'Betalingskenmerk zoeken'); what those do not show says nothing.
 */
function ofReference(digits: string): TaxKind | undefined {
  if (!isBetalingskenmerk(digits)) return undefined
  if (digits[9] === '1') return 'vat'
  return digits[9] === '6' ? 'payroll' : CODES[digits.slice(9, 11)]
}
