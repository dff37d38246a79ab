import type { AuditRow } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { auditColumns, dayGroup } from './audit-columns.tsx'

const row: AuditRow = {
  id: 1,
  // 20 November 2026, 00:30 in Amsterdam.
  at: 1_795_131_000,
  user: { id: 2, name: 'Saar Smit', emailAddress: 'saar@klopt.example' },
  actingAs: null,
  administration: { id: 1, companyName: 'Studio Noord' },
  action: 'enter_as_staff',
  entity: 'administration',
  deed: 'Administratie geopend door een medewerker',
  entityId: 1,
  reason: 'Ticket 14',
  address: '127.0.0.1',
  requestId: null,
}
const who = (changes: Partial<AuditRow>) => auditColumns.find(({ id }) => id === 'user')?.cell({ ...row, ...changes })

test('a line says who: a person, who looked as somebody else, the server by itself, or nobody with an account', () => {
  expect(who({})).toBe('Saar Smit')
  expect(who({ actingAs: 'Eva Verhoeven' })).toBe('Saar Smit, kijkend als Eva Verhoeven')
  expect(who({ user: null, address: null })).toBe('Klopt, vanzelf')
  expect(who({ user: null })).toBe('Zonder account')
})

test('lines stand under their day in Amsterdam, of which the present one is called that', () => {
  expect(dayGroup(row, '2026-11-20')).toEqual({ key: '2026-11-20', name: 'Vandaag', detail: '20 november 2026' })
  expect(dayGroup(row, '2026-11-21')).toEqual({ key: '2026-11-20', name: '20 november 2026' })
})
