import { expect, test } from 'vitest'
import { waitingThings, type Asked } from './waiting.ts'

const now = 1_780_000_000
const day = 86_400
const said = (asked: Asked) => waitingThings(asked, now, '2026-05-28').map(({ title, detail }) => [title, detail])
const figures = { open: 5, unassigned: 4, created: 10, answered: 6 }

test('of nothing that waits nothing is said', () => {
  expect(said({})).toEqual([])
  expect(
    said({
      tickets: { ...figures, open: 0 } as Asked['tickets'],
      shares: [],
      removals: [],
      transfers: [],
      jobs: [],
      toCollect: { count: 0, totalCents: 0, firstDate: null, lastDate: null, withoutMandate: 9 },
    }),
  ).toEqual([])
})

test('who waits with a screen open comes first, then the tickets, and each leads to its own list', () => {
  const things = waitingThings(
    {
      tickets: figures as Asked['tickets'],
      shares: [
        { name: 'Eva', operatorName: null },
        { name: 'Bram', operatorName: 'Saar' },
      ] as Asked['shares'],
      charges: { failed: { count: 1 } } as Asked['charges'],
      toCollect: { count: 1, totalCents: 21417, firstDate: '2026-12-14', lastDate: '2026-12-14', withoutMandate: 9 },
    },
    now,
    '2026-05-28',
  )
  expect(things.map(({ title, detail }) => `${title}: ${detail}`.replaceAll('\u00a0', ' '))).toEqual([
    '1 klant wacht met het scherm open: Eva',
    '5 tickets wachten op antwoord: 4 nog van niemand',
    '1 mislukte incasso: nog een keer incasseren, of betaald',
    '1 incasso naar de bank: samen € 214,17, vanaf 14 december 2026',
  ])
  expect(things.map(({ href }) => href)).toEqual([
    '/v2/admin/screen-sharing',
    '/v2/admin/tickets',
    '/v2/admin/subscription-charges?state=failed',
    '/v2/admin/subscription-charges?state=planned',
  ])
})

test('an administration that can be removed is told before those whose thirty days run', () => {
  const running = { administrationId: 2, companyName: 'Zon', mainUser: null, requestedAt: now, readyAt: now + 3 * day }
  const ready = { ...running, administrationId: 1, companyName: 'Maan', readyAt: now - day }
  expect(said({ removals: [ready, running] })).toEqual([['1 administratie kan nu weg', 'Maan']])
  expect(said({ removals: [running] })).toEqual([['1 verwijderverzoek loopt', 'Zon mag weg vanaf 31 mei 2026']])
})

test('compliance is told how often staff was let in today', () => {
  expect(said({ accessToday: 2 })).toEqual([['2 keer toegang van medewerkers vandaag', 'met de reden van elke keer']])
})
