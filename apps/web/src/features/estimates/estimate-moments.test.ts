import type { Estimate } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { estimateMoments } from './estimate-moments.ts'
import { seenEstimate } from './estimate.test-support.ts'

const line = (changes: Partial<Estimate> = {}) =>
  estimateMoments({ ...seenEstimate, ...changes }).map(({ label, state }) => `${label} ${state}`)
const at = 1_780_000_200

test('what has still to happen stands there too, until when it can', () => {
  expect(line({ viewedAt: null }).slice(1)).toEqual([
    'Verzonden done',
    'Bekeken upcoming',
    'Geaccepteerd upcoming',
    'Gefactureerd upcoming',
  ])
  expect(estimateMoments(seenEstimate).at(-2)?.moment).toBe('kan tot en met 22 dec 2026')
})

test('one that was declined or expired ends there', () => {
  expect(line({ status: 'declined', declined: { at, reason: '' } }).at(-1)).toBe('Afgewezen problem')
  expect(line({ status: 'expired' }).at(-1)).toBe('Verlopen problem')
})

test('who answered without opening it needs not see it any more', () => {
  const accepted = { at, name: 'M. van Rijn', networkAddress: '192.0.2.14', noted: null }
  expect(line({ status: 'invoiced', viewedAt: null, accepted })).not.toContain('Bekeken upcoming')
})

test('one that was accepted is done once all of it stands on invoices', () => {
  const accepted = { at, name: 'M. van Rijn', networkAddress: '192.0.2.14', noted: null }
  expect(line({ status: 'accepted', accepted, leftCents: 100 }).slice(-2)).toEqual([
    'Geaccepteerd done',
    'Gefactureerd upcoming',
  ])
  expect(line({ status: 'invoiced', accepted }).at(-1)).toBe('Gefactureerd done')
})
