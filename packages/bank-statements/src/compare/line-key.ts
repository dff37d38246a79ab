import type { BankLine } from '../types.ts'

/** What makes two lines the same payment, as far as anybody can tell. */
export type ComparableLine = Pick<
  BankLine,
  | 'date'
  | 'amountCents'
  | 'counterpartyName'
  | 'counterpartyIban'
  | 'description'
  | 'structuredReference'
  | 'endToEndId'
>

/** Equal for lines with the same date, amount, counterparty, description and reference. */
export function lineKey(line: ComparableLine): string {
  return JSON.stringify([
    line.date,
    line.amountCents,
    normal(line.counterpartyName),
    normal(line.counterpartyIban),
    normal(line.description),
    normal(line.structuredReference),
    normal(line.endToEndId),
  ])
}

/** How many lines there are of each key. */
export function countByKey(lines: readonly ComparableLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const key = lineKey(line)
    counts.set(key, (counts.get(key) ?? 0) + 1) // zero: the first of its kind
  }
  return counts
}

/** White space tells nothing: files break words where their lines end, each in another place. */
function normal(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, '').toUpperCase() // zero: not told
}
