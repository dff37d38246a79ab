import { expect, test } from 'vitest'
import { doneText, refusedText, sendQuestion } from './bulk-texts.ts'

const refused = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ invoiceId: index, number: `2026-000${index}`, reason: 'Vul iets in' }))

test('sending says beforehand how many drafts it makes final', () => {
  expect(sendQuestion([{ number: '2026-0001' }, { number: null }])).toMatchObject({
    title: '2 facturen versturen?',
    text: 'Elke klant krijgt een mail met je vaste tekst en de pdf. 1 concept wordt daarmee definitief.',
  })
  expect(sendQuestion([{ number: '2026-0001' }]).text).not.toContain('concept')
})

test('what was done and what was not stand apart, with the first reasons', () => {
  expect(doneText('send', { done: [1], refused: [] })).toBe('1 factuur verstuurd')
  expect(doneText('remind', { done: [], refused: [] })).toBeNull()
  expect(refusedText('send', { done: [], refused: [] })).toBeNull()
  expect(refusedText('send', { done: [], refused: [{ invoiceId: 1, number: null, reason: 'Geen regels.' }] })).toBe(
    '1 factuur niet verstuurd. Concept: Geen regels.',
  )
  expect(refusedText('send', { done: [], refused: refused(5) })).toMatch(/En nog 2\.$/)
})
