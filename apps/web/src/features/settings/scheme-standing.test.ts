import { expect, test } from 'vitest'
import { schemeStanding, spanWords, standingWords } from './scheme-standing.ts'

const ended = { from: '2026-07-01', until: '2026-09-09', endedBy: 'limit' } as const
const coming = { from: '2029-01-01', until: null, endedBy: null } as const
const leaving = { from: '2026-01-01', until: '2027-03-31', endedBy: 'choice' } as const

test('what begins later does not hold yet, and what ends later still does', () => {
  expect(schemeStanding([ended, coming], '2026-11-29')).toEqual({ current: null, coming })
  expect(schemeStanding([ended, coming], '2029-01-01')).toEqual({ current: coming, coming: null })
  expect(schemeStanding([leaving], '2026-11-29')).toEqual({ current: leaving, coming: null })
  expect(schemeStanding([], '2026-11-29')).toEqual({ current: null, coming: null })
})

test('the badge and the history say the same', () => {
  const words = (spans: Parameters<typeof schemeStanding>[0]) => standingWords(schemeStanding(spans, '2026-11-29'))
  expect(words([leaving])).toBe('Je doet mee')
  expect(words([ended])).toBe('Je doet niet mee')
  expect(words([ended, coming])).toBe('Je doet nog niet mee')
  expect([ended, coming].map(spanWords)).toEqual([
    '1 juli 2026 t/m 9 september 2026: daarna ging je omzet over de grens',
    'Vanaf 1 januari 2029',
  ])
})
