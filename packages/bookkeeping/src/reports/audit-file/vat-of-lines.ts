import { roundTogether, sum } from '../../money/rounding.ts'
import { isSelfAssessed, isVatCode, type VatCode } from '../../vat/vat-codes.ts'
import { selfAssessedRate, vatRate } from '../../vat/vat-rates.ts'
import type { AuditedLine } from './facts.ts'
import { must } from '../../money/must.ts'

/** VAT that belongs to a line. */
export interface LineVat {
  readonly code: VatCode
  readonly percent: string
  /** Debit minus credit; the same sign as the line's own when there is none. */
  readonly cents: number
}

/**
 * The VAT of each line of an entry: turnover and costs carry the VAT that the entry books under their code, in
 * proportion and adding up to the cent. Of a reverse-charged purchase both what is owed and what is deducted. VAT
 * without turnover or costs, as of a purchase unpaid for a year, stands with its own line.
 */
export function vatOfLines(lines: readonly AuditedLine[], vatDate: string): LineVat[][] {
  const found: LineVat[][] = lines.map(() => [])
  const codes = new Set(lines.map(({ vatCode }) => vatCode).filter((code) => code !== null))
  for (const code of codes) {
    if (!isVatCode(code)) continue
    const percent = isSelfAssessed(code) ? selfAssessedRate(code, vatDate) : vatRate(code, vatDate)
    const ofCode = [...lines.keys()].filter((index) => lines[index]?.vatCode === code)
    const bases = ofCode.filter((index) => lines[index]?.vatKind === 'base')
    for (const kind of ['output', 'input'] as const) {
      const taxes = ofCode.filter((index) => lines[index]?.vatKind === kind)
      const shares = bases.length > 0 ? sharesOf(lines, bases, taxes) : taxes.map((index) => signed(lines[index]))
      for (const [position, index] of (bases.length > 0 ? bases : taxes).entries()) {
        const cents = must(shares[position], 'the share of a line')
        if (cents !== 0) found[index]?.push({ code, percent, cents })
      }
    }
    // A code at 0% says why there is no VAT.
    for (const index of bases) if (found[index]?.length === 0) found[index].push({ code, percent, cents: 0 })
  }
  return found
}

function sharesOf(lines: readonly AuditedLine[], bases: readonly number[], taxes: readonly number[]): number[] {
  const total = sum(taxes.map((index) => BigInt(signed(lines[index]))))
  const amounts = bases.map((index) => BigInt(signed(lines[index])))
  const whole = sum(amounts)
  // Turnover that adds up to nothing has no proportions: its first line then tells of the VAT.
  if (whole === 0n) return amounts.map((_, position) => (position === 0 ? Number(total) : 0))
  const sign = whole < 0n ? -1n : 1n
  return roundTogether(
    amounts.map((cents) => cents * total * sign),
    whole * sign,
    total,
  ).map(Number)
}

function signed(line: AuditedLine | undefined): number {
  return line === undefined ? 0 : line.debitCents - line.creditCents
}
