import { expect, test } from 'vitest'
import { habitWords, contactAges, contactTurnover, lateCentsOf, turnoverDetail } from './contact-money.ts'

const ages = {
  notDueCents: 100,
  days1To30Cents: 20,
  days31To60Cents: 0,
  days61To90Cents: 3,
  olderCents: 0,
  totalCents: 123,
}
const contact = { contactId: 7, contactName: 'Museum De Zaal', beforeCents: 0, items: [], ...ages }
const aged = { contacts: [contact] }

test('what is open of a contact is of that contact alone, and what is not due is not late', () => {
  expect(lateCentsOf(contactAges(aged, 7))).toBe(23)
  expect(contactAges(aged, 8).totalCents).toBe(0)
})

test('turnover stands beside that of the same days a year before', () => {
  const days = { from: '2026-01-01', to: '2026-11-21' }
  const turnover = {
    ...days,
    columns: [
      { id: 'total', kind: 'total' as const, ...days },
      { id: 'before', kind: 'before' as const, from: '2025-01-01', to: '2025-11-21' },
    ],
    rows: [{ contactId: 7, contactName: 'Museum De Zaal', amountsCents: [50_000, 40_000] }],
    totalCents: [50_000, 40_000],
  }
  expect(contactTurnover(turnover, 7)).toEqual({ thisYearCents: 50_000, beforeCents: 40_000 })
  expect(contactTurnover(turnover, 8)).toEqual({ thisYearCents: 0, beforeCents: 0 })
  expect(turnoverDetail({ thisYearCents: 1, beforeCents: 0 })).toBe('exclusief btw')
  expect(turnoverDetail({ thisYearCents: 1, beforeCents: 40_000 })).toMatch(/^vorig jaar op deze dag €\s400,00$/)
})

test('how somebody pays is said in words, and what is not known is a dash', () => {
  expect(habitWords({ lastPaid: null, paysAfterDays: null })).toEqual({
    paysAfter: '–',
    lastPaid: '–',
    lastAmount: 'nog niets ontvangen',
  })
  const lastPaid = { date: '2026-10-08', amountCents: 422_290 }
  expect(habitWords({ lastPaid, paysAfterDays: 33 })).toMatchObject({ paysAfter: '33 dagen', lastPaid: '8 okt 2026' })
  expect(habitWords({ lastPaid, paysAfterDays: 1 }).paysAfter).toBe('1 dag')
})
