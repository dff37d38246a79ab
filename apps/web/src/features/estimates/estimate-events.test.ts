import type { Estimate } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { estimateEvents } from './estimate-events.ts'
import { estimateMoments } from './estimate-moments.ts'
import { seenEstimate } from './estimate.test-support.ts'

const said = (changes: Partial<Estimate>) => estimateEvents({ ...seenEstimate, ...changes })

test('what did not happen is not told', () => {
  expect(said({ sentAt: null, viewedAt: null }).map(({ kind }) => kind)).toEqual(['started'])
  expect(said({}).map(({ kind }) => kind)).toEqual(['started', 'sent', 'viewed'])
})

test('that the last mail came back is told with why, and stands in the timeline as a problem', () => {
  const bounced = { at: 1_780_000_100, recipient: 'a@a.example', reason: 'De postbus is vol.' }
  expect(said({ bounced }).find(({ kind }) => kind === 'bounced')?.text).toBe(
    'Kwam niet aan bij a@a.example: De postbus is vol.',
  )
  expect(estimateMoments({ ...seenEstimate, bounced })).toContainEqual(
    expect.objectContaining({ label: 'Niet aangekomen', state: 'problem' }),
  )
})

test('who accepted it is told with where from, and what was made of it leads to the invoice', () => {
  const accepted = { at: 1_780_000_200, name: 'M. van Rijn', networkAddress: '192.0.2.14', noted: null }
  const events = said({ accepted, invoices: [{ id: 9, netCents: 81_600 }] })
  expect(events.at(-2)).toMatchObject({
    text: 'Geaccepteerd door M. van Rijn',
    detail: 'Vanaf netwerkadres 192.0.2.14',
  })
  expect(events.at(-1)).toMatchObject({ kind: 'invoiced', invoiceId: 9 })
})

test('what somebody noted is told by its day, with who noted it and what they wrote', () => {
  const accepted = { at: 1_780_000_200, name: 'Anna', networkAddress: null, noted: { by: 'Bas Bos', note: '' } }
  expect(said({ accepted }).at(-1)).toMatchObject({
    text: 'Geaccepteerd door Anna',
    detail: 'Genoteerd door Bas Bos',
    at: '28 mei 2026',
  })
  const told = { ...accepted, noted: { by: null, note: 'Belde om vier uur' } }
  expect(said({ accepted: told }).at(-1)?.detail).toBe('Genoteerd door een collega: Belde om vier uur')
})

test('why it was declined is told, or that nothing was said', () => {
  const at = 1_780_000_200
  expect(said({ declined: { at, reason: 'Te duur' } }).at(-1)?.detail).toBe('Reden: Te duur')
  expect(said({ declined: { at, reason: '' } }).at(-1)?.detail).toBe('Zonder reden')
})
