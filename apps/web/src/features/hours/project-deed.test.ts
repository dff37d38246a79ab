import { expect, test } from 'vitest'
import { mainDeedOf } from './project-deed.ts'

const customer = { id: 4, name: 'Museum De Zaal' }

test.each([
  ['what waits is invoiced', { contact: customer, unbilledCents: 1, closed: false }, 'invoice'],
  ['what waits of a closed project too', { contact: customer, unbilledCents: 1, closed: true }, 'invoice'],
  ['with nothing that waits one goes on with it', { contact: customer, unbilledCents: 0, closed: false }, 'write'],
  ['own work is never invoiced', { contact: null, unbilledCents: 5, closed: false }, 'write'],
  ['a closed one with nothing that waits is opened again', { contact: null, unbilledCents: 0, closed: true }, 'reopen'],
] as const)('%s', (_, project, deed) => expect(mainDeedOf(project)).toBe(deed))
