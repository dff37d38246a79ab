import type { WorklistFigures } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { figuresOf } from './figures-of.ts'

const nothing: WorklistFigures = {
  late: null,
  next: null,
  questions: { openCount: 0, answeredCount: 0, clientCount: 0 },
  bank: { waitingLineCount: 0, clientCount: 0, behindCount: 0, behindSince: '2026-10-01' },
}
const wordsOf = (change: Partial<WorklistFigures>) =>
  figuresOf(1, { ...nothing, ...change }, '2026-11-22').map(
    ({ label, value, detail, tone }) => `${label}: ${value}, ${detail}${tone ? ` (${tone})` : ''}`,
  )
const linksOf = (change: Partial<WorklistFigures>) =>
  figuresOf(1, { ...nothing, ...change }, '2026-11-22').map(({ href }) => href)

test('a firm with work reads what is pressing first, and each figure opens its clients', () => {
  const busy: Partial<WorklistFigures> = {
    late: { count: 1, companyName: 'Café De Hoek', periodLabel: '3e kwartaal 2026' },
    next: { dueOn: '2026-11-30', dueCount: 1, waitingCount: 1, approvedCount: 1 },
    questions: { openCount: 5, answeredCount: 2, clientCount: 4 },
    bank: { waitingLineCount: 187, clientCount: 9, behindCount: 2, behindSince: '2026-10-01' },
  }
  expect(wordsOf(busy)).toEqual([
    'Te laat: 1, Café De Hoek, 3e kwartaal (danger)',
    'Nog in te dienen: 3, uiterlijk 30 nov: 1 te doen, 1 wacht, 1 akkoord',
    'Vragen: 7, bij 4 klanten, 2 beantwoord (warning)',
    'Bankregels open: 187, 2 klanten zonder afschrift van oktober',
  ])
  expect(linksOf(busy)).toEqual([
    '/v2/firms/1?state=late',
    '/v2/firms/1',
    '/v2/firms/1?sort=-questions',
    '/v2/firms/1?sort=-waitingLines',
  ])
})

test('a firm that is up to date reads so, and nothing opens a list that would be empty', () => {
  expect(wordsOf({})).toEqual([
    'Te laat: 0, geen aangifte is te laat',
    'Nog in te dienen: 0, geen periode wacht op aangifte',
    'Vragen: 0, niets gevraagd of beantwoord',
    'Bankregels open: 0, alles is verwerkt',
  ])
  expect(linksOf({})).toEqual([undefined, undefined, undefined, undefined])
})

test('of several that are late the first is named, and what nobody waits for is not', () => {
  const [late, next] = wordsOf({
    late: { count: 3, companyName: 'Café De Hoek', periodLabel: '2e kwartaal 2025' },
    next: { dueOn: '2026-11-30', dueCount: 0, waitingCount: 2, approvedCount: 0 },
  })
  expect(late).toBe('Te laat: 3, eerst Café De Hoek, 2e kwartaal 2025 (danger)')
  expect(next).toBe('Nog in te dienen: 2, uiterlijk 30 nov: 2 wacht')
  const onlyWaiting = { dueOn: '2026-11-30', dueCount: 0, waitingCount: 2, approvedCount: 0 }
  expect(linksOf({ next: onlyWaiting })[1]).toBe('/v2/firms/1?state=waiting')
})
