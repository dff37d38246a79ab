import { readdirSync, readFileSync } from 'node:fs'
import { readBankFile } from '../read-bank-file.ts'
import type { BankLine, BankStatement } from '../types.ts'

const FOLDER = new URL('../../fixtures/', import.meta.url)

/** Bytes of a made-up bank file; all companies and account numbers in them are invented. */
export function fixture(name: string): Uint8Array {
  return readFileSync(new URL(name, FOLDER))
}

export const FIXTURES: readonly string[] = readdirSync(FOLDER).sort()

/** The statements of a fixture, which must be readable. */
export function statementsIn(name: string): BankStatement[] {
  const result = readBankFile(fixture(name))
  if (!result.ok) throw new Error(`${name}: ${result.reason}: ${result.message}`)
  return result.statements
}

/** A line with only what a test cares about. */
export function aLine(line: Partial<BankLine> = {}): BankLine {
  return {
    date: '2026-03-05',
    valueDate: '2026-03-05',
    amountCents: 12_100,
    counterpartyName: 'Atelier De Vries',
    counterpartyIban: 'NL17RABO0999000809',
    description: 'Factuur 2026-0042',
    structuredReference: null,
    endToEndId: null,
    kind: null,
    balanceAfterCents: null,
    ...line,
  }
}

export function aStatement(statement: Partial<BankStatement> = {}): BankStatement {
  return {
    iban: 'NL62INGB0009990001',
    currency: 'EUR',
    from: '2026-03-05',
    to: '2026-03-05',
    openingBalanceCents: 0,
    closingBalanceCents: 12_100,
    statementId: '64',
    lines: [aLine()],
    ...statement,
  }
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
