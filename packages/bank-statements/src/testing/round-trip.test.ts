import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingOf, openingOf, periodOf } from '../period.ts'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf } from './fixture.ts'
import { daysAfter } from '../text/civil-date.ts'
import type { BankLine, BankStatement } from '../types.ts'
import { writeCamt053, writeMt940 } from './index.ts'

const IBANS = ['NL62INGB0009990001', 'NL94RABO0999000102', 'NL41ABNA0999000203', 'DE89370400440532013000']

const letters = fc.constantFrom(...'abcdefgHIJKLM NOPQ rstuv 0123456789 .,-+()&\'"éëü€;?<>:/')

/** Text as a payer writes it: squeezed, and without what looks like a field of MT940. */
const text = fc.array(letters, { maxLength: 150 }).map((all) =>
  all
    .join('')
    .replace(/\/+/g, '/')
    .replace(/:\d|\/(?=[A-Z]{2,4}\/)/g, '')
    .replace(/^[/\s]+|[/\s]+$/g, '')
    .replace(/\s+/g, ' '),
)
/** CAMT.053 holds no longer name. */
const name = fc.option(text.map((whole) => whole.slice(0, 140).trim()).filter((whole) => whole !== ''))

const line = fc.record<BankLine>({
  date: fc.integer({ min: 0, max: 300 }).map(dayAfterNewYear),
  valueDate: fc.constantFrom('2026-01-01', '2026-05-31', '2025-12-30'),
  amountCents: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
  counterpartyName: name,
  counterpartyIban: fc.option(fc.constantFrom(...IBANS)),
  description: text,
  structuredReference: fc.option(fc.constantFrom('9001123412341234', 'RF18539007547034')),
  endToEndId: fc.option(fc.constantFrom('E2E-2026-1', 'KLANT 42', '0030003724612388')),
  kind: fc.option(fc.constantFrom('SEPA Overboeking', 'iDEAL', 'Incasso')),
  balanceAfterCents: fc.constant(null),
})

const statement = fc
  .record({
    iban: fc.constantFrom(...IBANS),
    currency: fc.constantFrom('EUR', 'USD'),
    opening: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
    statementId: fc.constantFrom('64', '2026-064', null),
    opensBefore: fc.nat(40),
    closesAfter: fc.nat(40),
    lines: fc.array(line, { maxLength: 30 }),
  })
  .map(({ iban, currency, opening, statementId, opensBefore, closesAfter, lines }): BankStatement => {
    const near = lines.map((one) => ({ ...one, valueDate: one.date < '2026-05-01' ? one.valueDate : one.date }))
    const sum = near.reduce((before, { amountCents }) => before + amountCents, 0)
    const period = periodOf(near, '2026-01-31')
    return {
      iban,
      currency,
      statementId,
      ...period,
      ...openingOf(daysAfter(period.from, -opensBefore), period),
      // Without lines the period is the day of the closing balance.
      ...closingOf(daysAfter(period.to, near.length > 0 ? closesAfter : 0), period),
      openingBalanceCents: opening,
      closingBalanceCents: opening + sum,
      lines: near,
    }
  })

function dayAfterNewYear(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
}

describe.each([
  ['MT940', 'mt940', writeMt940],
  ['CAMT.053', 'camt053', writeCamt053],
] as const)('a statement written as %s', (_, format, write) => {
  test('reads back as it was', () => {
    fc.assert(
      fc.property(statement, (whole) => {
        expect(readBankFile(bytesOf(write(whole)))).toEqual({ ok: true, format, statements: [whole] })
      }),
    )
  })

  test('reads back together with others in one file', () => {
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1, maxLength: 4 }), (all) => {
        const files = all.map(write)
        const whole =
          format === 'mt940' ? files.join('') : files.join('').replaceAll(/<\/Stmt>[^]*?<Stmt>/g, '</Stmt><Stmt>')
        expect(readBankFile(bytesOf(whole))).toEqual({ ok: true, format, statements: all })
      }),
      { numRuns: 30 },
    )
  })

  test('is refused or read as it was when cut off anywhere', () => {
    fc.assert(
      fc.property(statement, fc.double({ min: 0, max: 1, noNaN: true }), (whole, part) => {
        const bytes = bytesOf(write(whole))
        const result = readBankFile(bytes.subarray(0, Math.floor(bytes.length * part)))
        if (result.ok) expect(result.statements).toEqual([whole])
      }),
    )
  })

  test('is refused when an amount was changed', () => {
    fc.assert(
      fc.property(statement, fc.integer({ min: 1, max: 99_999 }), (whole, change) => {
        const wrong = { ...whole, closingBalanceCents: (whole.closingBalanceCents ?? 0) + change }
        expect(readBankFile(bytesOf(write(wrong)))).toMatchObject({ ok: false, reason: 'totals_differ' })
      }),
    )
  })
})
