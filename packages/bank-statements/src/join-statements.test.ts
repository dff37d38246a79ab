import { describe, expect, test } from 'vitest'
import { joinStatements } from './join-statements.ts'
import { aLine, aStatement, statementsIn } from './testing/fixture.ts'

describe('joinStatements', () => {
  test('makes one statement of days that follow each other, with every line', () => {
    const days = statementsIn('rabobank.mt940')
    const [whole, ...rest] = joinStatements(days)
    expect(rest).toEqual([])
    expect(whole).toMatchObject({
      from: '2026-03-04',
      to: '2026-03-05',
      openingBalanceCents: 114_795,
      closingBalanceCents: 92_481,
      statementId: '940S260304 t/m 940S260305',
    })
    expect(whole?.lines).toEqual(days.flatMap(({ lines }) => lines))
  })

  test('closes on the day of the last one, also when that has no lines', () => {
    const quiet = { openingBalanceCents: 12_100, closingBalanceCents: 12_100, lines: [] }
    const month = aStatement({ ...quiet, from: '2026-04-30', to: '2026-04-30' })
    const joined = joinStatements([aStatement({ closesOn: '2026-03-31' }), month])
    expect(joined).toMatchObject([{ from: '2026-03-05', to: '2026-03-05', closesOn: '2026-04-30' }])
    const [again] = joinStatements([
      aStatement({ closesOn: '2026-03-31' }),
      aStatement({ openingBalanceCents: 12_100, closingBalanceCents: 24_200 }),
    ])
    expect(again).not.toHaveProperty('closesOn')
  })

  test('keeps apart what does not follow, and other accounts', () => {
    const first = aStatement()
    const gap = aStatement({ openingBalanceCents: 1, closingBalanceCents: 12_101 })
    const other = aStatement({ iban: 'NL94RABO0999000102', openingBalanceCents: 12_100 })
    const unknown = aStatement({ openingBalanceCents: null, closingBalanceCents: null })
    expect(joinStatements([first, other, gap, unknown, unknown])).toEqual([first, other, gap, unknown, unknown])
  })

  test('joins past statements of another account in between', () => {
    const other = aStatement({ iban: 'NL94RABO0999000102' })
    const second = aStatement({ openingBalanceCents: 12_100, closingBalanceCents: 24_200, statementId: '65' })
    expect(joinStatements([aStatement(), other, second])).toEqual([
      aStatement({ closingBalanceCents: 24_200, lines: [aLine(), aLine()], statementId: '64 t/m 65' }),
      other,
    ])
  })

  test('leaves the statements it was given as they were', () => {
    const days = statementsIn('rabobank.mt940')
    joinStatements(days)
    expect(days).toEqual(statementsIn('rabobank.mt940'))
  })
})
