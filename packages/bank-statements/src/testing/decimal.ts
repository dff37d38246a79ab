/** Euros and cents of an amount without its sign, such as `12,05`. */
export function unsignedDecimal(cents: number, separator: ',' | '.'): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${digits.slice(0, -2)}${separator}${digits.slice(-2)}`
}

/** The closing balance of a statement: the one given, else opening plus lines. */
export function closingCents(statement: {
  openingBalanceCents: number | null
  closingBalanceCents: number | null
  lines: readonly { amountCents: number }[]
}): number {
  const sum = statement.lines.reduce((before, line) => before + line.amountCents, 0)
  return statement.closingBalanceCents ?? (statement.openingBalanceCents ?? 0) + sum
}
