import { readAmount } from './amount-text.ts'
import { currencyBeside } from './currencies.ts'
import type { Found } from './found.ts'

/**
 * Digits that can be an amount: with thousands in groups (by a space, point, comma or apostrophe), with two decimals, or
 * plain; `,-` stands for no cents. A reader may have put a space before the decimal mark.
 */
const NUMBER = new RegExp(
  [
    String.raw`\d{1,3}(?: \d{3}){1,3} ?[.,]\d{2}(?!\d)`,
    String.raw`\d{1,3}([.,'])\d{3}(?:\1\d{3}){0,2}(?: ?[.,](?:\d{2}(?!\d)| ?(?:--?|=))|(?![.,']?\d))`,
    String.raw`\d{1,9}(?: ?[.,]\d{2}(?!\d)|[.,] ?(?:--?|=)(?!\d)|[.,]\d(?!\d))?`,
  ].join('|'),
  'g',
)

/** A minus by itself counts only at the start of a cell: 'Verzending - 12,50' is not negative. */
const BEFORE =
  /(?<edge>^|[^a-z0-9.,'/:_#-])(?<minus>-\/-? ?|-)?(?<open>\()?(?:(?<sign>€|eur(?:o|os)?\.?|[ce]|us\$|\$|usd|£|gbp|chf) ?(?<minusAfter>-\/-? ?|- ?)?)?$/i
const LONE_MINUS = /(?:^|\t| {2})-\/?-? $/
const AFTER = /^(?<close>\))?(?: ?(?<sign>€|eur(?:o|os)?|\$|usd|£|gbp|chf)(?![a-z]))?(?<minus>-(?![\w€$£-]))?/i
/** Behind an amount with its currency in front, another currency is that of the next amount. */
const AFTER_SIGNED = /^(?<close>\))?(?<sign>(?!))?(?<minus>-(?![\w€$£-]))?/
/** What follows a number that is a part of something else: a date, a telephone number, a quantity, a share. */
const PART_OF_OTHER =
  /^(?:[.,'/:-]?\d|[a-z_@]|[ ]{0,2}(?:%|procent|uur|uren|u|hrs?|hours?|std|stuks?|st|pcs|kg|gram|gr|km|mm|cm|m|m2|m3|ltr|liter|l|kwh|gb|mb|gj|x)(?![a-z]))/i

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\$|usd/i, 'USD'],
  [/£|gbp/i, 'GBP'],
  [/chf/i, 'CHF'],
]

/** Every amount in a text, in cents. */
export function amountsIn(text: string): Found[] {
  return Array.from(text.matchAll(NUMBER)).flatMap((match) => foundAt(text, match[0], match.index))
}

function foundAt(text: string, digits: string, start: number): Found[] {
  const end = start + digits.length
  const rest = text.slice(end, end + 12)
  const before = BEFORE.exec(text.slice(Math.max(0, start - 12), start))
  const after = (before?.groups?.['sign'] === undefined ? AFTER : AFTER_SIGNED).exec(rest)
  if (!before || !after || (!after.groups?.['sign'] && !/[-=]$/.test(digits) && PART_OF_OTHER.test(rest))) return []
  const around = { ...after.groups, ...definedOf(before.groups) }
  const from = start - before[0].length + (before.groups?.['edge']?.length ?? 0) // zero: nothing at its edge
  const minus = around['minus'] ?? after.groups?.['minus'] ?? around['minusAfter']
  const inBrackets = around['open'] !== undefined && around['close'] !== undefined
  const isNegative = minus !== undefined || inBrackets || LONE_MINUS.test(text.slice(Math.max(0, from - 5), from))
  const other = around['sign'] === undefined ? currencyBeside(text, start, end) : null
  return readingsOf(digits, around['sign'], isNegative).map(({ skipped, currency, ...found }) => ({
    ...found,
    currency: currency ?? other,
    type: 'AMOUNT' as const,
    start: skipped > 0 ? start + skipped : from,
    end: end + after[0].length,
  }))
}

function definedOf(groups: Record<string, string | undefined> | undefined): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(groups ?? {}).filter(([, group]) => group !== undefined))
}

/** What the digits say with what stands beside them. */
function readingsOf(digits: string, sign: string | undefined, isNegative: boolean) {
  // A reader takes the euro sign for a C or an e; only cents behind it make that likely.
  const isMisread = sign !== undefined && /^[ce]$/i.test(sign)
  const currency = sign === undefined ? null : (CURRENCIES.find(([name]) => name.test(sign))?.[1] ?? 'EUR')
  return readAmount(digits, sign !== undefined && !isMisread).map(({ cents, score, skipped }) => ({
    value: isNegative && cents > 0 ? -cents : cents,
    score: currency === null ? score : Math.min(1, score + 0.1),
    skipped,
    currency,
  }))
}
