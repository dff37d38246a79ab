import { expect, test } from 'vitest'
import { nameOf, noteOf, paymentText, periodText, type Subscription } from './subscription-state.ts'

const today = '2026-11-21'
const start: Subscription = {
  type: 'ZZP',
  variantId: 3,
  planName: 'START',
  recurringAmount: { amount: 1770, interval: { unit: 'MONTH', quantity: 1 }, discount_percent: 40 },
  campaign: null,
  nextPrice: null,
  currentPeriodEnd: '2026-12-20',
  endsOn: null,
  endsOnWhenCancelled: '2026-12-20',
  graceUntil: null,
  subscriberKind: 'OWNER',
  paymentMethod: 'COLLECTION',
  paymentDetails: {
    accountNumber: 'NL91ABNA0417164300',
    accountHolder: 'E. Verhoeven',
    invoiceEmailAddress: 'ik@zon.example',
    mandateReference: 'KLOPT-1-1',
  },
}
const none: Subscription = {
  ...start,
  type: 'NONE',
  variantId: null,
  planName: null,
  recurringAmount: null,
  currentPeriodEnd: null,
  endsOnWhenCancelled: null,
  paymentMethod: 'NONE',
  paymentDetails: null,
}
const trial: Subscription = { ...none, type: 'TRIAL', currentPeriodEnd: '2026-11-23' }
const expired: Subscription = { ...none, type: 'TRIAL', graceUntil: '2026-12-16' }

test('a running subscription goes on, and nothing has to be said of it', () => {
  expect(nameOf(start)).toBe('Start')
  expect(noteOf(start, today)).toBeNull()
  expect(periodText(start, today)).toBe('Tot en met 20 december 2026, daarna wordt het verlengd')
  expect(paymentText(start)).toBe('We schrijven het bedrag automatisch af van je rekening.')
})

test('one that was cancelled says its last day and the thirty days after it', () => {
  const cancelled = { ...start, endsOn: '2026-12-20' }
  expect(noteOf(cancelled, today)).toMatchObject({ title: 'Je abonnement stopt na 20 december 2026' })
  expect(noteOf(cancelled, today)?.text).toContain('dertig dagen alles bekijken en exporteren')
  expect(periodText(cancelled, today)).toBe('Tot en met 20 december 2026, daarna stopt het')
})

test('a trial says how long it lasts, and once it is over that nothing can be changed and until when to look', () => {
  expect(noteOf(trial, today)).toMatchObject({ tone: 'info', title: 'Proefabonnement verloopt over 2 dagen' })
  expect(noteOf({ ...trial, currentPeriodEnd: '2027-01-19' }, today)).toBeNull()
  for (const over of [expired, { ...expired, currentPeriodEnd: '2026-11-20' }]) {
    expect(noteOf(over, today)).toEqual({
      tone: 'warning',
      title: 'Proefabonnement is verlopen',
      text: 'Je kunt alles bekijken, maar niets wijzigen. Bekijken en exporteren kan tot en met 16 december 2026. Kies een abonnement om verder te gaan.',
    })
    expect(periodText(over, today)).toBeNull()
  }
})

test('the grace period and having nothing at all are told', () => {
  const grace: Subscription = { ...none, type: 'GRACE_PERIOD', graceUntil: '2026-12-01' }
  expect(noteOf(grace, today)).toMatchObject({ title: 'Je abonnement is gestopt' })
  expect(noteOf(grace, today)?.text).toContain('1 december 2026')
  expect(noteOf(none, today)).toMatchObject({ title: 'Je hebt geen abonnement' })
})

test.each([
  [
    { ...start, subscriberKind: 'ADVISOR', paymentMethod: 'ON_ACCOUNT' },
    'Je boekhouder betaalt dit abonnement. Jij betaalt niets.',
  ],
  [
    { ...start, paymentMethod: 'ON_ACCOUNT' },
    'Je betaalt op rekening: je krijgt een factuur en maakt het bedrag zelf over.',
  ],
  [{ ...start, paymentDetails: null }, 'We weten nog niet van welke rekening we mogen afschrijven.'],
  [{ ...start, paymentMethod: 'NONE' }, 'Dit abonnement kost niets.'],
  [none, 'Je betaalt nu niets.'],
] as const)('%j is paid as it says', (subscription, text) => {
  expect(paymentText(subscription)).toBe(text)
})
