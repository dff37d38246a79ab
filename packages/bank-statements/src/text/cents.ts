/**
 * Cents from a decimal number as banks write it, by integer arithmetic only.
 * Reads `12`, `12,3`, `12.34`, `1.234,56`, `1,234.56`, `+12,34`, `-12,34`, `12,34-` and `12,`.
 * Null for anything else: fractions of a cent, `1.234` (a thousand, or one and a bit?) and
 * amounts of a hundred billion and more, which no sum of a statement could hold safely.
 */
export function centsOf(text: string): number | null {
  const match = /^([+-]?)(\d{1,3}(?:([.,])\d{3}(?:\3\d{3})*)?|\d+)(?:([.,])(\d*))?([+-]?)$/.exec(text)
  if (match === null) return null
  const [, before = '', whole = '', group, separator, fraction = '', after = ''] = match
  if (before !== '' && after !== '') return null
  if (group !== undefined && (separator === undefined || separator === group)) return null
  const cents = unsignedCents(whole.replace(/[.,]/g, ''), fraction)
  return cents === null || cents === 0 || before + after !== '-' ? cents : -cents
}

/** Cents from an amount without sign and without grouping, in `12`, `12,3`, `12.34` or `12.`. */
export function plainCentsOf(text: string): number | null {
  const match = /^(\d+)(?:[.,](\d*))?$/.exec(text)
  return match === null ? null : unsignedCents(match[1] ?? '', match[2] ?? '') // zero: no decimals
}

function unsignedCents(whole: string, fraction: string): number | null {
  if (fraction.length > 2 && /[1-9]/.test(fraction.slice(2))) return null
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > 11) return null
  return Number(digits + fraction.slice(0, 2).padEnd(2, '0'))
}
