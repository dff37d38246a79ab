import { expect, test } from 'vitest'
import { sendQuestion } from './bulk-texts.ts'

test('sending says beforehand how many drafts it makes final', () => {
  expect(sendQuestion([{ number: '2026-0001' }, { number: null }])).toMatchObject({
    title: '2 facturen versturen?',
    text: 'Elke klant krijgt een mail met je vaste tekst en de pdf. 1 concept wordt daarmee definitief.',
  })
  expect(sendQuestion([{ number: '2026-0001' }]).text).not.toContain('concept')
})
