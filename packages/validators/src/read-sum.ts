import { readNumber } from './number-text.ts'

/** An exact number: no decimal is lost before the one rounding at the end. */
export type Fraction = { over: bigint; under: bigint }

const FIRST = /[ \xa0]*([-\u2212]?)[ \xa0]*(?:€[ \xa0]*)?([0-9.,]+)[ \xa0]*/y
const NEXT = /([-\u2212+*×x/:÷])[ \xa0]*(?:€[ \xa0]*)?([0-9.,]+)[ \xa0]*/y
/** `2026-0039` is the number of a document, and `22-11-2026` a day: to subtract them is never what was meant. */
const NOT_A_SUM = /(?:^|[^0-9.,])0[0-9]|^[0-9]{1,2}([-/])[0-9]{1,2}\1[0-9]{4}$|^[0-9]{4}([-/])[0-9]{1,2}\2[0-9]{1,2}$/

/** Longer than any sum that somebody types: what exceeds it is not read at all. */
const MAX_LENGTH = 64

/** What numbers with signs between them come to, before any rounding; null for what is no sum, or one number alone. */
export function readSum(text: unknown): Fraction | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || NOT_A_SUM.test(text.replace(/[ \xa0]/g, ''))) return null
  return addUp(text)
}

/** So many of the `decimals`-th decimal as the fraction is, halves away from zero: hundredths for 2. */
export function roundTo({ over, under }: Fraction, decimals: number): bigint {
  const scaled = over * 10n ** BigInt(decimals)
  const size = (2n * (scaled < 0n ? -scaled : scaled) + under) / (2n * under)
  return scaled < 0n ? -size : size
}

/** Adds up the products and quotients between plus and minus; null where the text is no sum to its end. */
function addUp(text: string): Fraction | null {
  FIRST.lastIndex = 0
  const first = FIRST.exec(text)
  // A number alone is for the parser of numbers, which refused it.
  if (!first || first[0].length === text.length) return null
  let total: Fraction = { over: 0n, under: 1n }
  let product = readFraction(first[2], first[1] !== '')
  let at = first[0].length
  while (product && at < text.length) {
    NEXT.lastIndex = at
    const next = NEXT.exec(text)
    if (!next) return null
    const [all, operator = '', amount] = next
    const isMinus = operator === '-' || operator === '\u2212'
    const operand = readFraction(amount, isMinus)
    if (!operand) return null
    if (isMinus || operator === '+') [total, product] = [add(total, product), operand]
    else product = '*×x'.includes(operator) ? multiply(product, operand) : divide(product, operand)
    at += all.length
  }
  return product && add(total, product)
}

function readFraction(text: string | undefined, negative: boolean): Fraction | null {
  const number = readNumber(text)
  if (!number) return null
  const over = BigInt(number.whole + number.decimals)
  return { over: negative ? -over : over, under: 10n ** BigInt(number.decimals.length) }
}

function add(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under }
}

/** What is divided by has no sign of its own, so that the lower half of a fraction stays above zero. */
function divide(a: Fraction, b: Fraction): Fraction | null {
  return b.over === 0n ? null : { over: a.over * b.under, under: a.under * b.over }
}
