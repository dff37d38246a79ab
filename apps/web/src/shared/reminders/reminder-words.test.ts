import type { ReminderLetter } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { claimWords, leftWords, letterWords, nextWords, writeOffWords } from './reminder-words.ts'

const letter: ReminderLetter = {
  id: 1,
  stepName: 'Aanmaning',
  kind: 'demand',
  letterDate: '2026-04-26',
  recipient: 'saar@wit.example',
  state: 'sent',
  queuedAt: 1,
  sentAt: 1,
  failure: null,
  deliveredOn: '2026-04-26',
  bouncedAt: null,
  bounce: null,
  invoiceNumbers: ['2026-0001'],
  claims: [
    { kind: 'costs', amountCents: 4_000, vatCents: 0, creditedCents: 0, waived: true, paid: false, left: false },
    { kind: 'interest', amountCents: 112, vatCents: 0, creditedCents: 0, waived: false, paid: false, left: true },
  ],
}

test('a letter says how it went', () => {
  expect(letterWords(letter)).toBe('Aanmaning verstuurd naar saar@wit.example')
  expect(letterWords({ ...letter, deliveredOn: null })).toContain('bezorging niet zeker')
  expect(letterWords({ ...letter, state: 'cancelled' })).toContain('intussen betaald of gepauzeerd')
  expect(letterWords({ ...letter, bounce: 'De postbus is vol.' })).toBe(
    'Aanmaning kwam niet aan bij saar@wit.example: De postbus is vol.',
  )
  expect(letterWords({ ...letter, state: 'failed', failure: 'Geen postvak.' })).toContain('Geen postvak.')
})

test('and what it asks, waived or not', () => {
  expect(claimWords(letter).replaceAll('\u00a0', ' ')).toBe('Incassokosten € 40,00 (kwijtgescholden), Rente € 1,12')
  expect(nextWords({ stepName: 'Herinnering 2', from: '2026-04-01' })).toBe(
    'Volgende stap: Herinnering 2, vanaf 1 apr 2026.',
  )
})

test('what was paid of it, and what its invoices were paid without', () => {
  const claims = letter.claims.map((claim) => ({ ...claim, waived: false, left: true }))
  expect(leftWords({ claims }).replaceAll('\u00a0', ' ')).toContain(
    'zonder incassokosten en rente: € 41,12 kreeg je niet. ',
  )
  expect(leftWords(letter)).toContain('zonder rente:')
  const paid = claims.map((claim) => ({ ...claim, paid: true, left: false }))
  expect(leftWords({ claims: paid })).toBe('')
  expect(claimWords({ ...letter, claims: paid })).toContain('40,00 (betaald), ')
  const credited = claims.map((claim) => ({ ...claim, creditedCents: 112 }))
  expect(claimWords({ ...letter, claims: credited }).replaceAll('\u00a0', ' ')).toBe(
    'Incassokosten € 40,00 (na creditering nog € 38,88), Rente € 1,12 (vervallen door creditering)',
  )
})

test('giving up an invoice says what of it is lost, and what VAT comes back', () => {
  const words = (vatCents: number, today = '2027-09-15') =>
    writeOffWords({ openCents: 102_850, vatCents, lastDay: '2027-09-15' }, today)
  expect(words(17_850)).toBe(
    'Je boekt dat €\u00a01.028,50 niet meer binnenkomt: €\u00a0850,00 daarvan is verlies, en €\u00a0178,50 btw vraag je terug in je aangifte. Dat kan tot en met 15-09-2027. Wordt er toch betaald, dan zet je de factuur weer open.',
  )
  // Over its last day the VAT still comes back, as of that day.
  expect(words(17_850, '2027-09-16')).toContain(
    'vraag je terug: die telt op 15-09-2027, een jaar na de vervaldatum. Wordt',
  )
  expect(words(0)).toMatch(/^Je boekt dat €\u00a01\.028,50 niet meer binnenkomt\. Wordt/)
})
