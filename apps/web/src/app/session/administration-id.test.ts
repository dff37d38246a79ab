import { expect, test } from 'vitest'
import { requireAdministrationId } from './administration-id.ts'

test('viewing an administration without an id in the path is an error that says an administration id is required', () => {
  expect(requireAdministrationId('/v2/administrations/12/bank')).toBe(12)
  expect(() => requireAdministrationId('/v2/administrations')).toThrow('An administration id is required')
  expect(() => requireAdministrationId('/v2/administrations/x')).toThrow('An administration id is required')
})
