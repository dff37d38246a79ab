import type { PermissionOrigin } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { customerViewOf } from './customer-view.ts'

const held = (...origins: PermissionOrigin[][]) => customerViewOf(origins.map((list) => ({ origins: list })))

test('who is let in by a granted access alone looks at a customer', () => {
  expect(held(['GLOBAL_ADMIN'], ['GLOBAL_ADMIN'])).toBe('staff')
})

test('who is let in by the firm looks at a client, whatever else was granted', () => {
  expect(held(['FIRM'])).toBe('firm')
  expect(held(['FIRM', 'GLOBAL_ADMIN'])).toBe('firm')
})

test('who has a role is in books of their own', () => {
  expect(held(['ROLE', 'GLOBAL_ADMIN'], ['GLOBAL_ADMIN'])).toBe(null)
  expect(held(['ROLE', 'FIRM'])).toBe(null)
  expect(held()).toBe(null)
})
