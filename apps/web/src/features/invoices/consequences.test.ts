import { expect, test } from 'vitest'
import { consequencesOf } from './consequences.ts'

const toBe = {
  number: '2026-0012',
  date: '2026-11-20',
  entryDate: '2026-11-20',
  vatPeriodLabel: '4e kwartaal 2026',
  vatIsLate: false,
  vatExpiredOn: null,
  vatScheme: 'accrual',
  schemeEnd: null,
  distanceSales: null,
  marginDoubt: null,
  vatNumberCheck: null,
} as const

test('the number and the period are named', () => {
  expect(consequencesOf({ ...toBe, isCredit: false })).toEqual([
    'Dit wordt factuur 2026-0012. Die telt in je boekhouding mee op 20 november 2026, en voor de btw in het 4e kwartaal 2026.',
    'Daarna staat alles vast. Een fout herstel je met een creditfactuur.',
  ])
  expect(consequencesOf({ ...toBe, vatPeriodLabel: 'november 2026', isCredit: true })[0]).toContain(
    'creditfactuur 2026-0012. Die telt in je boekhouding mee op 20 november 2026, en voor de btw in november 2026.',
  )
})

test('on a cash basis VAT counts when it is paid', () => {
  expect(consequencesOf({ ...toBe, vatScheme: 'cash', isCredit: false })[0]).toContain('zodra er betaald is.')
})

test('in locked books and a filed period it says where it counts, and that its VAT waits', () => {
  const late = { ...toBe, date: '2025-12-30', entryDate: '2025-12-30', vatIsLate: true, isCredit: false }
  expect(consequencesOf(late)[0]).toBe(
    'Dit wordt factuur 2026-0012. Die telt in je boekhouding mee op 30 december 2025. Btw wacht als nog aan te geven, want over het 4e kwartaal 2026 is al aangifte gedaan.',
  )
  expect(consequencesOf({ ...late, entryDate: '2026-01-01' })[0]).toBe(
    'Dit wordt factuur 2026-0012. Telt op 1 januari 2026, want 2025 is vastgezet; btw wacht als nog aan te geven.',
  )
})

test('the sale that passes the limit of the KOR says that it bears VAT and ends it', () => {
  const schemeEnd = {
    day: '2026-11-20',
    turnoverCents: 1_975_000,
    limitCents: 2_000_000,
    vatCents: 10_500,
    grossCents: 60_500,
    retaxed: { count: 0, vatCents: 0 },
  }
  const [, told] = consequencesOf({ ...toBe, schemeEnd, isCredit: false })
  for (const word of ['19.750,00', '20.000,00', 'op 20 november 2026', 'De KOR eindigt op die dag', '105,00 btw'])
    expect(told).toContain(word)
})

test('an exempt sale that passes it bears no VAT itself, nor does what is exempt after it', () => {
  const schemeEnd = {
    day: '2026-11-20',
    turnoverCents: 1_975_000,
    limitCents: 2_000_000,
    vatCents: 0,
    grossCents: 50_000,
    retaxed: { count: 0, vatCents: 0 },
  }
  const [, told] = consequencesOf({ ...toBe, schemeEnd, isCredit: false })
  expect(told).toMatch(/Op deze factuur staat geen btw. Vanaf die dag rekent Klopt btw op alles wat belast is.$/)
})

test('a late sale that makes another pass the limit says so, and what VAT that brings', () => {
  const schemeEnd = {
    day: '2026-05-10',
    turnoverCents: 1_540_000,
    limitCents: 2_000_000,
    vatCents: 0,
    grossCents: 40_000,
    retaxed: { count: 1, vatCents: 82_438 },
  }
  const [, told, more] = consequencesOf({ ...toBe, schemeEnd, isCredit: false })
  expect(told).toContain('Op deze factuur staat geen btw.')
  expect(more).toContain('Eén verkoop van na dat moment was zonder btw.')
  expect(more).toContain('824,38')
  const several = { ...schemeEnd, retaxed: { count: 3, vatCents: 100 } }
  expect(consequencesOf({ ...toBe, schemeEnd: several, isCredit: false })[2]).toContain('3 verkopen van na dat moment')
})

test('a sale to a consumer in another EU country tells how near the limit of distance sales is', () => {
  const distanceSales = {
    country: 'DE',
    thisYearCents: 950_000,
    yearBeforeCents: 120_000,
    limitCents: 1_000_000,
    passes: false,
  }
  expect(consequencesOf({ ...toBe, distanceSales, isCredit: false })[1]).toBe(
    'Aan particulieren in andere EU-landen verkocht je dit jaar € 9.500,00 en vorig jaar € 1.200,00; tot € 10.000,00 reken je Nederlandse btw.',
  )
  expect(consequencesOf({ ...toBe, distanceSales: { ...distanceSales, passes: true }, isCredit: false })[1]).toContain(
    'over goederen en elektronische diensten betaal je dan btw in Duitsland',
  )
})

test('a number of which VIES has not answered yet holds up nothing, and is told', () => {
  const vatNumberCheck = { vatNumber: 'DE136695976', state: 'waiting' } as const
  expect(consequencesOf({ ...toBe, vatNumberCheck, isCredit: false })[1]).toContain(
    'VIES heeft nog niet geantwoord of DE136695976 geldig is.',
  )
  const valid = { ...vatNumberCheck, state: 'valid' } as const
  expect(consequencesOf({ ...toBe, vatNumberCheck: valid, isCredit: false })).toHaveLength(2)
})

test('used goods say that the margin of a period is the rule for many kinds, and where that is answered', () => {
  for (const marginDoubt of ['unasked', 'period', 'before_notice'] as const)
    expect(consequencesOf({ ...toBe, marginDoubt, isCredit: false })[1]).toContain('globalisatie')
  expect(consequencesOf({ ...toBe, marginDoubt: 'unasked', isCredit: false })[1]).toContain('Instellingen, Btw')
  expect(consequencesOf({ ...toBe, isCredit: false })).toHaveLength(2)
})
