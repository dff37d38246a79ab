import { describe, expect, test } from 'vitest'
import { lineKey } from './compare/line-key.ts'
import { readBankFile } from './read-bank-file.ts'
import { sumOfLines, unexplainedCents } from './statement-totals.ts'
import { FIXTURES, fixture, statementsIn } from './testing/fixture.ts'
import type { BankStatement } from './types.ts'

/** Each way in which a file that ends early may still be read without telling anything untrue. */
function isWholeSoFar(part: readonly BankStatement[], whole: readonly BankStatement[], format: string): boolean {
  return part.every((statement, index) => {
    const full = format.endsWith('csv') || format.endsWith('tab') ? sameAccount(statement, whole) : whole[index]
    if (full === undefined || ![0, null].includes(unexplainedCents(statement))) return false
    const keys = full.lines.map(lineKey)
    const isLast = index === part.length - 1
    const everyLine = statement.lines.every((line) => keys.includes(lineKey(line)))
    return everyLine && (isLast || format.endsWith('csv') || statement.lines.length === full.lines.length)
  })
}

function sameAccount({ iban }: BankStatement, whole: readonly BankStatement[]): BankStatement | undefined {
  return whole.find((statement) => statement.iban === iban)
}

describe.each(FIXTURES)('%s cut off at every byte', (name) => {
  const bytes = fixture(name)
  const whole = statementsIn(name)

  test('is refused, or read up to the end of a complete statement or row', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      const result = readBankFile(bytes.subarray(0, length))
      if (!result.ok) {
        expect(result.message, `${length} bytes`).not.toBe('')
        continue
      }
      expect(isWholeSoFar(result.statements, whole, result.format), `${length} bytes`).toBe(true)
    }
  })
})

describe.each(['ing.mt940', 'abnamro.mt940', 'bunq.mt940', 'camt053-v02.xml', 'camt053-v08.xml'])(
  '%s, whose statements cannot be told apart from a shorter file,',
  (name) => {
    const whole = statementsIn(name)

    test('is refused or equal to the whole when cut off', () => {
      const bytes = fixture(name)
      for (let length = 0; length < bytes.length; length += 1) {
        const result = readBankFile(bytes.subarray(0, length))
        if (result.ok) expect(result.statements, `${length} bytes`).toEqual(whole)
      }
    })
  },
)

test('adds up what it reads in every fixture', () => {
  for (const statement of FIXTURES.flatMap(statementsIn)) {
    expect(Number.isSafeInteger(sumOfLines(statement.lines))).toBe(true)
    expect([0, null]).toContain(unexplainedCents(statement))
  }
})
