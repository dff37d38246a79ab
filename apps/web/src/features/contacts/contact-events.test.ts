import { expect, test } from 'vitest'
import { eventText } from './contact-events.ts'

const event = { date: '2026-10-20', invoiceId: 4, number: '2026-0038', amountCents: null }

test.each([
  [{ ...event, kind: 'final' }, '2026-0038 definitief gemaakt'],
  [{ ...event, kind: 'sent' }, '2026-0038 verstuurd'],
  [{ ...event, kind: 'viewed' }, '2026-0038 bekeken'],
  [{ ...event, kind: 'bounced' }, '2026-0038 kwam niet aan'],
  [{ ...event, kind: 'paid', amountCents: 12_100 }, '€ 121,00 betaald van 2026-0038'],
  [{ ...event, kind: 'returned', amountCents: -12_100 }, '€ 121,00 teruggeboekt van 2026-0038'],
  [{ ...event, kind: 'settled', amountCents: -12_100 }, '€ 121,00 verrekend met 2026-0038'],
  [{ ...event, kind: 'reminded', invoiceId: null, number: null }, 'Herinnering verstuurd'],
] as const)('%o is told as %s', (told, text) => {
  expect(eventText(told).replaceAll('\u00a0', ' ')).toBe(text)
})
