import { expect, test } from 'vitest'
import { dividedByDeed, sendQuestion } from './bulk-texts.ts'

test('sending says beforehand how many drafts it makes final', () => {
  expect(sendQuestion([{ number: '2026-0001' }, { number: null }])).toMatchObject({
    title: '2 facturen versturen?',
    text: 'Elke klant krijgt een mail met je vaste tekst en de pdf. 1 concept wordt daarmee definitief.',
  })
  expect(sendQuestion([{ number: '2026-0001' }]).text).not.toContain('concept')
})

test('chosen invoices are offered what their states ask for', () => {
  const of = (status: 'draft' | 'sent' | 'late' | 'open', isBounced = false) => ({
    kind: 'invoice' as const,
    status,
    isBounced,
  })
  const rows = [of('draft'), of('open'), of('sent'), of('sent', true), of('late')]
  const divided = dividedByDeed(rows)
  expect(divided.unsent).toEqual([rows[0], rows[1], rows[3]])
  expect(divided.late).toEqual([rows[4]])
  expect(divided.sent).toEqual([rows[2], rows[4]])
})
