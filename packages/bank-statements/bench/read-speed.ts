import { readBankFile } from '../src/index.ts'
import { writeCamt053, writeMt940 } from '../src/testing/index.ts'
import type { BankLine, BankStatement } from '../src/index.ts'

/** Prints how fast a year of a busy shop is read, as the best of several runs. */
const LINES = 20_000
const RUNS = 7

const lines = Array.from({ length: LINES }, (_, index): BankLine => {
  const date = new Date(Date.UTC(2026, 0, 1 + Math.floor((index * 365) / LINES))).toISOString().slice(0, 10)
  return {
    date,
    valueDate: date,
    amountCents: ((index * 7_919) % 400_000) - 150_000,
    counterpartyName: `Bakkerij Het Gouden Korentje ${index % 500}`,
    counterpartyIban: 'NL60INGB0009990910',
    description: `Betaling van factuur 2026-${String(index).padStart(5, '0')} voor de levering van deze week, met dank`,
    structuredReference: null,
    endToEndId: `KLANT-${index}`,
    kind: 'SEPA Overboeking',
    balanceAfterCents: null,
  }
})

const statement: BankStatement = {
  iban: 'NL62INGB0009990001',
  currency: 'EUR',
  from: '2026-01-01',
  to: '2026-12-31',
  openingBalanceCents: 100_000,
  closingBalanceCents: null,
  statementId: '1',
  lines,
}

for (const [name, text] of [
  ['MT940', writeMt940(statement)],
  ['CAMT.053', writeCamt053(statement)],
] as const) {
  const bytes = new TextEncoder().encode(text)
  const seconds = Math.min(...Array.from({ length: RUNS }, () => secondsToRead(bytes)))
  const [megabytes, perSecond] = [bytes.length / 1e6 / seconds, LINES / seconds]
  console.log(
    `${name.padEnd(9)} ${(bytes.length / 1e6).toFixed(1)} MB  ${megabytes.toFixed(1)} MB/s  ${Math.round(perSecond)} lines/s`,
  )
}

function secondsToRead(bytes: Uint8Array): number {
  const start = performance.now()
  const result = readBankFile(bytes)
  const seconds = (performance.now() - start) / 1000
  if (!result.ok || result.statements[0]?.lines.length !== LINES) throw new Error('The file was not read whole.')
  return seconds
}
