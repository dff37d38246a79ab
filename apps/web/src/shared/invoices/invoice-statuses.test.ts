import { expect, test } from 'vitest'
import { statusWords } from './invoice-statuses.ts'

test('an invoice whose mail came back is not called sent, and once it is late or paid that comes first', () => {
  expect(statusWords({ status: 'sent', isBounced: false }).label).toBe('Verzonden')
  expect(statusWords({ status: 'sent', isBounced: true })).toEqual({ label: 'Niet aangekomen', tone: 'danger' })
  expect(statusWords({ status: 'paid', isBounced: true }).label).toBe('Betaald')
})
