import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture, statementsIn } from '../testing/fixture.ts'

const report = new TextDecoder().decode(fixture('camt052-v08.xml'))
const notice = new TextDecoder().decode(fixture('camt054-v08.xml'))
const read = (xml: string) => {
  const result = readBankFile(bytesOf(xml))
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`)
  return result
}

describe('an interim report (CAMT.052)', () => {
  test('gives what is booked so far, says what was left out, and promises no balance', () => {
    expect(read(report).format).toBe('camt052')
    expect(statementsIn('camt052-v08.xml')).toMatchObject([
      {
        iban: 'NL62INGB0009990001',
        isPartial: true,
        pendingCount: 1,
        from: '2026-03-05',
        to: '2026-03-05',
        openingBalanceCents: null,
        closingBalanceCents: null,
        lines: [{ amountCents: 121_050, counterpartyName: 'Café De Vries', description: 'Factuur 42' }],
      },
    ])
  })

  test('that ends with the closing balance of its day has balances, and has to lead to it', () => {
    const closing = (amount: string) => report.replace('ITBD', 'CLBD').replace('1000.00', amount)
    expect(read(closing('1310.50')).statements[0]).toMatchObject({
      openingBalanceCents: 10_000,
      closingBalanceCents: 131_050,
    })
    expect(readBankFile(bytesOf(closing('1310.51')))).toMatchObject({ ok: false, reason: 'totals_differ' })
  })

  test('of which nothing is booked yet is refused', () => {
    expect(readBankFile(bytesOf(report.replace('<Cd>BOOK', '<Cd>PDNG')))).toMatchObject({ reason: 'not_booked' })
  })
})

test.each(['02', '04', '06', '08', '10', '13'])(
  'reports and notices of version %s are read by their elements',
  (version) => {
    for (const xml of [report, notice]) {
      const other = read(xml.replace('.001.08', `.001.${version}`))
      expect(other.statements).toEqual(read(xml).statements)
    }
  },
)

describe('a notice (CAMT.054)', () => {
  test('gives the payments of a batch, and leaves out what only informs', () => {
    expect(read(notice).format).toBe('camt054')
    const [statement] = statementsIn('camt054-v08.xml')
    expect(statement).toMatchObject({ isPartial: true, pendingCount: 1, closingBalanceCents: null })
    expect(statement?.lines.map(({ amountCents, endToEndId }) => [amountCents, endToEndId])).toEqual([
      [12_100, 'F-101'],
      [6050, 'F-102'],
    ])
  })

  test('without any day on it is refused only when it has no lines that tell one', () => {
    const undated = notice.replaceAll(/<CreDtTm>[^<]*<\/CreDtTm>/g, '')
    expect(read(undated).statements[0]).toMatchObject({ from: '2026-03-05', to: '2026-03-05' })
    const empty = undated.replaceAll(/<Ntry>[^]*<\/Ntry>/g, '')
    expect(readBankFile(bytesOf(empty))).toMatchObject({ ok: false, reason: 'damaged' })
  })
})

/** Until version 7 a status is a code and a party has no level between. */
const older = (xml: string) =>
  xml.replaceAll(/<Sts><Cd>(\w+)<\/Cd><\/Sts>/g, '<Sts>$1</Sts>').replaceAll(/<\/?Pty>/g, '')
const versions = Array.from({ length: 12 }, (_, index) => index + 2)

test.each(versions)('version %i of each message is read as version 8', (version) => {
  for (const xml of [report, notice]) {
    const told = xml.replace('.001.08', `.001.${String(version).padStart(2, '0')}`)
    expect(read(version < 8 ? older(told) : told)).toEqual(read(xml))
  }
})
