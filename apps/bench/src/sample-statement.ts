import type { BankLine, BankStatement } from '@klopt/bank-statements'

/** A year of a busy shop, with as many lines as wanted; each pays the invoice of its number. */
export function sampleStatement(lines: number): BankStatement {
  return {
    iban: 'NL20INGB0001234567',
    currency: 'EUR',
    from: '2026-01-01',
    to: '2026-06-14',
    openingBalanceCents: 100_000,
    closingBalanceCents: null,
    statementId: '1',
    lines: Array.from({ length: lines }, (_, index) => sampleLine(index, lines)),
  }
}

function sampleLine(index: number, lines: number): BankLine {
  const date = new Date(Date.UTC(2026, 0, 1 + Math.floor((index * 165) / lines))).toISOString().slice(0, 10)
  return {
    date,
    valueDate: date,
    amountCents: ((index * 7_919) % 400_000) - 150_000 || 1,
    counterpartyName: `Bakkerij Het Gouden Korentje ${index % 500}`,
    counterpartyIban: 'NL60INGB0009990910',
    description: `Betaling van factuur 2026-${String(index).padStart(4, '0')} voor de levering van deze week`,
    structuredReference: null,
    endToEndId: `KLANT-${index}`,
    kind: 'SEPA Overboeking',
    balanceAfterCents: null,
  }
}
