import { expect, test } from 'vitest'
import { failedMail, invoiceMail } from './charge-mails.ts'
import type { MailedCharge } from './show-for-mail.ts'

const charge: MailedCharge = {
  number: 'KL2026-00010',
  plan_id: 1,
  plan: null,
  period_start: '2026-11-17',
  period_end: '2026-12-16',
  created_at: new Date('2026-11-17T09:00:00Z'),
  due_on: '2026-12-14',
  recipient: 'iris@noord.example',
  price_cents: 1770,
  deducted_cents: 0,
  vat_cents: 372,
  amount_cents: 2142,
  company_name: 'Noord Drukwerk',
  address_street: 'Spaarne 14',
  address_postcode: '2011 CH',
  address_city: 'Haarlem',
  mandate: null,
}
const from = {
  creditor: {
    name: 'Klopt',
    address: 'Kade 1',
    vatNumber: 'NL001234567B01',
    iban: 'NL20INGB0001234567',
    creditorIdentifier: 'NL69ZZZ123456780000',
    chargesFrom: '2026-01-01',
  },
  subscriptionHref: 'https://klopt.example/v2/administrations/1/settings/subscription',
}

test('a mail about a charge begins with its amount, and its button leads to the subscription', () => {
  const mail = invoiceMail(charge, from)
  expect(mail.summary).toEqual({ title: 'Factuur KL2026-00010', facts: [{ label: 'Bedrag', value: '€\u00A021,42' }] })
  expect(mail.action).toBe('Abonnement bekijken')
  expect(mail.text).toMatch(/^https:\/\/klopt\.example\/v2\/administrations\/1\/settings\/subscription$/m)
})

test('what failed names no day on which it would be collected', () => {
  expect(failedMail(charge, 'AM04', from).summary?.facts.map(({ label }) => label)).toEqual(['Bedrag'])
})
